extension Kit {
  /// One of several sets of questions that are as hard as each other.
  public struct Form: Sendable, Equatable {
    /// The letters of the form, `A` for the first.
    public var name: String
    /// The questions in the order in which they are asked.
    public var items: [Item]

    /// Takes every field.
    public init(name: String, items: [Item]) {
      self.name = name
      self.items = items
    }
  }
}

extension Kit.Form {
  /// The minutes of all questions together.
  public var minutes: Int { items.reduce(0) { $0 + $1.question.minutes } }

  /// The points of all questions together.
  public var points: Int { items.reduce(0) { $0 + $1.question.points } }

  /// The letters of a form counted from 0: `A` to `Z`, then `AA`.
  public static func name(of index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : name(of: index / 26 - 1) + letter
  }
}
