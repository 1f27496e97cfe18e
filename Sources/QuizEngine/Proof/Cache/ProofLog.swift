/// The lines of a cache of outcomes: `KEY MILLISECONDS OUTCOME SUM`, the last of each key counts.
struct ProofLog: Sendable {
  private let bytes: [UInt8]
  private var lines: [ProofCache.Key: Range<Int>] = [:]
  private var order: [(key: ProofCache.Key, range: Range<Int>)] = []

  /// Reads lines, and leaves out what is not whole.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      // A line without an end may be half of one.
      if end < bytes.count, let key = Self.key(of: bytes[start..<end]) {
        lines[key] = start..<end
        order.append((key, start..<end))
      }
      start = end + 1
    }
  }

  /// The outcome that was kept under a key.
  func result(for key: ProofCache.Key) -> ClaimResult? {
    lines[key].flatMap { Self.result(of: bytes[$0]) }
  }

  /// The bytes of a shorter file: these keys first, then the newest others.
  func shortened(to limit: Int, keeping used: Set<ProofCache.Key>) -> [UInt8] {
    var room = limit
    var kept: Set<Int> = []
    let current = order.indices.filter { lines[order[$0].key] == order[$0].range }
    for isUsed in [true, false] {
      for place in current.reversed() where used.contains(order[place].key) == isUsed {
        room -= order[place].range.count + 1
        if room < 0 { break }
        kept.insert(place)
      }
    }
    var shorter: [UInt8] = []
    for place in kept.sorted() { shorter += bytes[order[place].range] + [UInt8(ascii: "\n")] }
    return shorter
  }
}

extension ProofLog {
  private static let keyLength = 32
  private static let sumLength = 9

  /// The key of a whole line; nil for anything else.
  private static func key(of line: ArraySlice<UInt8>) -> ProofCache.Key? {
    let start = line.startIndex
    guard line.count >= keyLength + sumLength + 4 else { return nil }
    let content = line.dropLast(sumLength)
    guard line[content.endIndex] == UInt8(ascii: " "),
      let sum = Hexadecimal.number(line[(content.endIndex + 1)...]),
      sum == ContentHash(content).value & 0xFFFF_FFFF,
      let high = Hexadecimal.number(line[start..<start + 16]),
      let low = Hexadecimal.number(line[start + 16..<start + keyLength])
    else { return nil }
    return ProofCache.Key(high: high, low: low)
  }

  private static func result(of line: ArraySlice<UInt8>) -> ClaimResult? {
    let fields = line.dropLast(sumLength).split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard fields.count == 3, let time = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    let body = String(decoding: fields[2], as: UTF8.self)
    var result = ClaimResult(.passed, seconds: Double(time) / 1000, isCached: true)
    if body == "p" { return result }
    guard let json = try? JSON(body) else { return nil }
    result.warnings = (json["w"]?.array ?? []).compactMap { warning in
      guard let line = warning[0]?.integer, let message = warning[1]?.string else { return nil }
      return CodeWarning(line: line, message: message)
    }
    guard let rule = json["r"]?.string else { return result }
    guard let message = json["m"]?.string else { return nil }
    var evidence: Evidence?
    if let claimed = json["c"]?.string, let actual = json["a"]?.string {
      evidence = Evidence(claimed: claimed, actual: actual, diff: json["d"]?.string)
    }
    result.outcome = .failed(
      Refutation(
        Finding.Rule(rule), message, line: json["l"]?.integer, evidence: evidence))
    return result
  }

  /// The line that keeps an outcome, with its end; nil for one that another run might not come to.
  static func line(for result: ClaimResult, key: ProofCache.Key) -> [UInt8]? {
    var members: [(String, JSON?)] = []
    switch result.outcome {
    case .passed: break
    case .skipped: return nil
    case .failed(let refutation):
      guard refutation.isCertain else { return nil }
      members = [
        ("r", .string(refutation.rule.name)), ("m", .string(refutation.message)),
        ("l", refutation.line.map(JSON.integer)),
        ("c", refutation.evidence.map { .string($0.claimed) }),
        ("a", refutation.evidence.map { .string($0.actual) }),
        ("d", refutation.evidence?.diff.map(JSON.string)),
      ]
    }
    if !result.warnings.isEmpty {
      members.append(
        ("w", .array(result.warnings.map { [.integer($0.line), .string($0.message)] })))
    }
    let body = members.isEmpty ? "p" : JSON.object(omittingNil: members).compact
    var line = Hexadecimal.digits(key.high, count: 16) + Hexadecimal.digits(key.low, count: 16)
    line += Array(" \(Int((result.seconds * 1000).rounded())) \(body)".utf8)
    let sum = ContentHash(line).value & 0xFFFF_FFFF
    return line + [UInt8(ascii: " ")] + Hexadecimal.digits(sum, count: 8) + [UInt8(ascii: "\n")]
  }
}
