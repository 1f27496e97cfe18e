/// Lower-case words of letters and digits, joined by single hyphens, as ids and topics are formed.
public struct Slug: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The most characters that a slug may have.
  public static let maximumLength = 64

  /// The slug as written.
  public let text: String

  /// Takes a text that is formed as a slug, and nothing else.
  public init?(_ text: String) {
    guard Self.isWellFormed(text) else { return nil }
    self.text = text
  }

  private init(wellFormed text: String) {
    self.text = text
  }

  /// Stands in for the id of a pack that has none.
  static let unnamed = Slug(wellFormed: "unnamed")

  /// The slug as written.
  public var description: String { text }

  /// Orders slugs by their bytes, the same on every system and in every locale.
  public static func < (one: Slug, other: Slug) -> Bool {
    one.text < other.text
  }
}

extension Slug {
  private static func isWellFormed(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, bytes.count <= maximumLength else {
      return false
    }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let hyphen = UInt8(ascii: "-")
    guard letters.contains(first), last != hyphen else { return false }
    var previous = first
    for byte in bytes {
      guard letters.contains(byte) || digits.contains(byte) || byte == hyphen else { return false }
      if byte == hyphen, previous == hyphen { return false }
      previous = byte
    }
    return true
  }
}
