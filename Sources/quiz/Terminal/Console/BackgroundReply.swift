import QuizEngine

/// Finds in what a terminal sends its answers to the question for its background.
///
/// The question is followed by one that every terminal answers, for what it is: when that answer is
/// there, no other will come. All else was typed, and is kept.
struct BackgroundReply: Sendable, Hashable {
  /// Asks for the background's colour (xterm, OSC 11), then what the terminal is (DA1).
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  private var bytes: [UInt8] = []
  /// What the terminal says; `unknown` where it has not, or in words that nobody knows.
  private(set) var background = Palette.Background.unknown
  /// Whether the last answer is there.
  private(set) var isComplete = false
  /// What was typed.
  private(set) var typed: [UInt8] = []

  /// Takes what was read.
  mutating func feed(_ more: [UInt8]) {
    bytes += more
    while let start = bytes.firstIndex(of: 0x1B), start + 1 < bytes.count {
      let end: Int?
      switch bytes[start + 1] {
      case UInt8(ascii: "]"): end = endOfColor(from: start)
      case UInt8(ascii: "["): end = endOfKind(from: start)
      default: end = nil
      }
      guard let end else { return }
      typed += bytes[..<start]
      bytes.removeFirst(end)
    }
  }

  /// What was typed, with what may be the beginning of an answer.
  var rest: [UInt8] { typed + bytes }

  /// Takes `ESC ] 11 ; rgb:RRRR/GGGG/BBBB`, ended by BEL or `ESC \`.
  private mutating func endOfColor(from start: Int) -> Int? {
    let body = bytes[(start + 2)...]
    guard let last = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    let isLong = bytes[last] == 0x1B
    guard !isLong || last + 1 < bytes.count else { return nil }
    if let found = Self.background(of: String(decoding: body[..<last], as: UTF8.self)) {
      background = found
    }
    return last + (isLong ? 2 : 1)
  }

  /// Takes `ESC [ ? … c`.
  private mutating func endOfKind(from start: Int) -> Int? {
    let body = bytes[(start + 2)...]
    guard body.first == UInt8(ascii: "?") else { return nil }
    guard let last = body.firstIndex(where: { (0x40..<0x7F).contains($0) }) else { return nil }
    if bytes[last] == UInt8(ascii: "c") { isComplete = true }
    return last + 1
  }

  private static func background(of text: String) -> Palette.Background? {
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).map { part in
      // One to four digits; as many times `f` is the brightest.
      part.count > 4 || !part.allSatisfy(\.isHexDigit)
        ? nil : Int(part, radix: 16).map { Double($0) / Double(1 << (4 * part.count) - 1) }
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark
  }
}
