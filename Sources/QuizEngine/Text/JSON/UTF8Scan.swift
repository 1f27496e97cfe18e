/// Tells where bytes are no UTF-8.
enum UTF8Scan {
  /// The bytes that some editors put before UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first place at which bytes are no UTF-8.
  static func firstFault(in bytes: [UInt8]) -> JSON.Fault? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return JSON.Fault(
        position: JSON.Position(line: 1, column: 1), kind: .notUTF8,
        message: "the file is UTF-16; save it as UTF-8")
    }
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    var line = 1
    var column = 1
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return JSON.Fault(
      position: JSON.Position(line: line, column: column), kind: .notUTF8,
      message: "these bytes are no UTF-8; save the file as UTF-8")
  }
}
