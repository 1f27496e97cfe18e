/// A released version of Swift, `5.7` or `6.3.1`.
public struct SwiftVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The numbers, most significant first; two or three of them.
  public let numbers: [Int]

  /// Reads two or three numbers joined by dots, and nothing else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count <= 4, part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.numbers = numbers
  }

  /// The numbers joined by dots.
  public var description: String {
    numbers.map(String.init).joined(separator: ".")
  }

  /// Orders versions by age; a missing last number counts as 0.
  public static func < (one: SwiftVersion, other: SwiftVersion) -> Bool {
    let padded = { (version: SwiftVersion) in version.numbers + [0] }
    return padded(one).prefix(3).lexicographicallyPrecedes(padded(other).prefix(3))
  }
}
