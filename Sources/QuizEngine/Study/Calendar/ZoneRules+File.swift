extension ZoneRules {
  /// Reads a file of the zone database; nothing for anything else.
  ///
  /// RFC 8536, https://www.rfc-editor.org/rfc/rfc8536.
  init?(file bytes: [UInt8]) {
    var cursor = Cursor(bytes: bytes)
    guard var header = cursor.header() else { return nil }
    var timeSize = 4
    if header.version >= 2 {
      // The first block has four bytes for a time, and stands there for old readers.
      cursor.skip(header.size(time: 4))
      guard let second = cursor.header() else { return nil }
      header = second
      timeSize = 8
    }
    guard header.types > 0, cursor.left >= header.size(time: timeSize) else { return nil }
    let seconds = (0..<header.times).map { _ in cursor.number(bytes: timeSize) }
    let kinds = (0..<header.times).map { _ in cursor.byte() }
    let offsets = (0..<header.types).map { _ in
      defer { cursor.skip(2) }
      return cursor.number(bytes: 4)
    }
    guard kinds.allSatisfy({ $0 < offsets.count }) else { return nil }
    cursor.skip(header.names + header.leaps * (timeSize + 4) + header.marks)
    self.init(
      first: offsets[0],
      transitions: zip(seconds, kinds).map { Transition(second: $0, offset: offsets[$1]) },
      rule: ZoneRule(cursor.footer()))
  }
}

extension ZoneRules {
  /// The counts at the beginning of a block.
  private struct Header {
    let version: Int
    let marks: Int
    let leaps: Int
    let times: Int
    let types: Int
    let names: Int

    /// The bytes of the block behind the header.
    func size(time: Int) -> Int {
      times * (time + 1) + types * 6 + names + leaps * (time + 4) + marks
    }
  }

  /// Reads numbers, the greatest byte first; behind the end there are zeros.
  private struct Cursor {
    let bytes: [UInt8]
    var index = 0

    var left: Int { max(0, bytes.count - index) }

    mutating func skip(_ count: Int) { index += count }

    mutating func byte() -> Int {
      defer { index += 1 }
      return index < bytes.count ? Int(bytes[index]) : 0
    }

    mutating func number(bytes count: Int) -> Int {
      let bits = (0..<count).reduce(UInt64(0)) { number, _ in number << 8 | UInt64(byte()) }
      return count == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(Int64(bitPattern: bits))
    }

    mutating func header() -> Header? {
      guard left >= 44, bytes[index..<index + 4].elementsEqual("TZif".utf8) else { return nil }
      skip(4)
      let version = byte()
      skip(15)
      let counts = (0..<6).map { _ in number(bytes: 4) }
      guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
      return Header(
        version: version == 0 ? 1 : version - 0x30, marks: counts[0] + counts[1],
        leaps: counts[2], times: counts[3], types: counts[4], names: counts[5])
    }

    /// The line at the end.
    func footer() -> String {
      let line = bytes.dropFirst(index + 1).prefix { $0 != .lineFeed }
      return String(decoding: line, as: UTF8.self)
    }
  }
}
