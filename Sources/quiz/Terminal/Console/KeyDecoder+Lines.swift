extension KeyDecoder {
  /// A longer line is given in pieces, so that endless input can't fill the memory.
  static let mostBytesOfLine = 1 << 20

  /// The next line without its end; `nil` where more bytes are needed.
  ///
  /// When no more will come, `isComplete` says so, and what is there is the last line.
  mutating func nextLine(isComplete: Bool = false) -> String? {
    let start = bytes.startIndex + min(searched, bytes.count)
    if let end = bytes[start...].firstIndex(of: 0x0A) {
      let line = bytes[..<end]
      bytes = bytes[(end + 1)...]
      searched = 0
      return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    searched = bytes.count
    let isTooLong = bytes.count >= Self.mostBytesOfLine
    guard isTooLong || isComplete, !bytes.isEmpty else { return nil }
    defer {
      bytes = []
      searched = 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
