/// The text of an answer, as it is graded: UTF-8, without a byte order mark, lines ended by `\n`.
public struct AnswerText: Sendable, Equatable {
  /// The most bytes that an answer may have.
  public static let maximumBytes = 65536

  /// The text.
  public let text: String

  /// Takes in what a candidate sent.
  ///
  /// - Throws: `Refusal` where it is no text, or more than is ever needed.
  public init(_ bytes: [UInt8]) throws(Refusal) {
    guard bytes.count <= Self.maximumBytes else { throw .tooBig(bytes: bytes.count) }
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    if let nul = bytes.firstIndex(of: 0) { throw .nul(line: Self.line(of: nul, in: bytes)) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(line: Self.firstBadLine(in: bytes))
    }
    let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    guard unified.contains(where: { !$0.isWhitespace }) else { throw .empty }
    self.text = unified
  }

  private static func line(of index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func firstBadLine(in bytes: ArraySlice<UInt8>) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (bad ?? 0) + 1
  }
}

extension AnswerText {
  /// Why a file is not taken for an answer.
  public enum Refusal: Error, Equatable, Sendable {
    /// It has more bytes than `maximumBytes`.
    case tooBig(bytes: Int?)
    /// It is text in UTF-16.
    case utf16
    /// It is not UTF-8; the first fault is on this line.
    case notUTF8(line: Int)
    /// It holds a NUL character on this line.
    case nul(line: Int)
    /// There is nothing in it.
    case empty
  }
}

extension AnswerText.Refusal: CustomStringConvertible {
  /// What is wrong, and what would do.
  public var description: String {
    switch self {
    case .tooBig(let bytes):
      "the answer has \(bytes.map(String.init) ?? "too many") bytes; "
        + "at most \(AnswerText.maximumBytes) are taken"
    case .utf16: "the answer is in UTF-16; save it as UTF-8"
    case .notUTF8(let line): "the answer is not UTF-8 (line \(line)); save it as UTF-8"
    case .nul(let line): "the answer holds a NUL character (line \(line)); is it a text file?"
    case .empty: "the answer is empty"
    }
  }
}
