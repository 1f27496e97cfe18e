/// Reads what the support module reports, and nothing that does not carry the secret.
struct ReportReader {
  /// One word of the support module.
  struct Word: Equatable {
    var kind: String
    var number: Int
    var text: String
  }

  /// The words in order; what is cut off at the end is left out.
  static func words(in report: [UInt8], secret: [UInt8]) -> [Word] {
    var words: [Word] = []
    var rest = report[...]
    while rest.starts(with: secret) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let fields = rest[rest.index(rest.startIndex, offsetBy: secret.count)..<end]
        .split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3, let number = Int(fields[1]), let length = Int(fields[2]),
        length >= 0, rest.distance(from: end, to: rest.endIndex) > length
      else { break }
      let text = rest[(end + 1)..<(end + 1 + length)]
      words.append(
        Word(kind: fields[0], number: number, text: String(decoding: text, as: UTF8.self)))
      rest = rest[(end + 1 + length)...]
    }
    return words
  }

  /// Standard output cut at the marks that carry the secret.
  static func pieces(of output: [UInt8], secret: [UInt8]) -> [String] {
    let mark = [0] + secret + [0]
    var pieces: [String] = []
    var start = 0
    var index = 0
    while index < output.count {
      if output[index] == 0, output[index...].starts(with: mark) {
        pieces.append(String(decoding: output[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(String(decoding: output[start...], as: UTF8.self))
    return pieces
  }
}
