/// Sets the dates in a PDF to a fixed one, byte for byte, so that no offset in the file changes.
enum PDFDates {
  static func fixed(in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for key in ["/CreationDate", "/ModDate"] {
      let key = Array(key.utf8)
      var start = 0
      while let found = index(of: key, in: bytes, from: start) {
        fix(&bytes, from: found + key.count)
        start = found + key.count
      }
    }
    return bytes
  }

  /// Overwrites the digits of `(D:20261130120000+00'00')`, or of whatever there is of it.
  private static func fix(_ bytes: inout [UInt8], from start: Int) {
    guard let open = bytes[start...].prefix(3).firstIndex(of: UInt8(ascii: "(")) else { return }
    var digits = Array("20000101000000000000".utf8).makeIterator()
    for index in (open + 1)..<min(open + 32, bytes.count) {
      if bytes[index] == UInt8(ascii: ")") { return }
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]), let digit = digits.next() {
        bytes[index] = digit
      }
    }
  }

  private static func index(of key: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + key.count <= bytes.count {
      guard let slash = bytes[index...].firstIndex(of: key[0]) else { return nil }
      if bytes[slash...].starts(with: key) { return slash }
      index = slash + 1
    }
    return nil
  }
}
