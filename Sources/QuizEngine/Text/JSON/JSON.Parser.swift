extension JSON {
  /// Reads one text from front to back, and notes every departure from RFC 8259.
  ///
  /// It goes on after a fault only where there is one way to understand what was written.
  struct Parser {
    let bytes: [UInt8]
    var index = 0
    var line = 1
    /// The byte at which the line begins.
    var lineStart = 0
    /// The bytes since then that begin no scalar.
    var continuations = 0
    private(set) var faults: [Fault] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// The parser gave up; the fault that made it do so is noted.
    struct Stop: Error {}
  }
}

extension JSON.Parser {
  /// The most faults that are told of one text.
  static let maximumFaults = 100

  /// Reads the whole text.
  mutating func parse() -> JSON.Node? {
    if let fault = UTF8Scan.firstFault(in: bytes) {
      faults.append(fault)
      return nil
    }
    if bytes.starts(with: UTF8Scan.byteOrderMark) {
      index = UTF8Scan.byteOrderMark.count
      lineStart = index
    }
    do throws(Stop) {
      try skipBlanks()
      guard index < bytes.count else {
        note(.empty, "the file is empty; it needs a JSON value")
        return nil
      }
      let root = try value(depth: 0)
      try skipBlanks()
      if index < bytes.count {
        note(.trailingText, "text after the end of the value: \(Quoted.byte(bytes, at: index))")
      }
      return root
    } catch {
      return nil
    }
  }

  /// Where the next byte stands.
  var position: JSON.Position {
    JSON.Position(line: line, column: index - lineStart - continuations + 1)
  }

  /// The next byte, or nothing at the end.
  var next: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Notes a fault at the next byte or where stated.
  mutating func note(
    _ kind: JSON.Fault.Kind, _ message: String, at place: JSON.Position? = nil
  ) {
    guard faults.count < Self.maximumFaults else { return }
    faults.append(JSON.Fault(position: place ?? position, kind: kind, message: message))
  }

  /// Notes a fault after which nothing can be told.
  mutating func stop(
    _ kind: JSON.Fault.Kind, _ message: String, at place: JSON.Position? = nil
  ) -> Stop {
    note(kind, message, at: place)
    return Stop()
  }

  /// Moves on by one byte that is no line end.
  mutating func advance() {
    if bytes[index] & 0xC0 == 0x80 { continuations += 1 }
    index += 1
  }

  /// Moves over white space and comments; the latter are faults.
  mutating func skipBlanks() throws(Stop) {
    while index < bytes.count {
      switch bytes[index] {
      case .space, .tab: index += 1
      case .lineFeed: endLine(bytes: 1)
      case .carriageReturn: endLine(bytes: follows(.lineFeed) ? 2 : 1)
      case .slash where follows(.slash), .hash: skipLineComment()
      case .slash where follows(.asterisk): try skipBlockComment()
      default:
        if faults.count >= Self.maximumFaults - 1 {
          throw stop(.tooManyFaults, "too many faults; the rest of the file was not read")
        }
        return
      }
    }
  }

  func follows(_ byte: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == byte
  }

  mutating func endLine(bytes count: Int) {
    index += count
    line += 1
    lineStart = index
    continuations = 0
  }
}

extension JSON.Parser {
  private mutating func skipLineComment() {
    note(.comment, "JSON has no comments; remove it")
    while let byte = next, byte != .lineFeed, byte != .carriageReturn { advance() }
  }

  private mutating func skipBlockComment() throws(Stop) {
    let start = position
    note(.comment, "JSON has no comments; remove it")
    index += 2
    while let byte = next {
      switch byte {
      case .asterisk where follows(.slash):
        index += 2
        return
      case .lineFeed: endLine(bytes: 1)
      case .carriageReturn: endLine(bytes: follows(.lineFeed) ? 2 : 1)
      default: advance()
      }
    }
    throw stop(.unclosed, "the comment never ends", at: start)
  }
}
