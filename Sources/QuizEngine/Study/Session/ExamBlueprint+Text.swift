extension ExamBlueprint {
  /// Why a text is no blueprint.
  public enum Fault: Error, Equatable {
    /// A row that is no `kind=count`.
    case row(String)
    /// A row whose kind is neither a level, nor a topic, nor both with a slash between.
    case kind(String)
  }

  /// Reads `beginner=4,concurrency=2,advanced/generics=1`.
  public init(_ text: String) throws(Fault) {
    rows = []
    for row in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = row.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let count = Int(Self.bare(sides[1])), (1...1000).contains(count)
      else {
        throw .row(String(row))
      }
      rows.append(try Self.row(Self.bare(sides[0]), count: count))
    }
  }

  private static func row(_ kind: String, count: Int) throws(Fault) -> Row {
    if kind == "any" { return Row(count: count) }
    let names = kind.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let level = Level(rawValue: names[0])
    switch (names.count, level) {
    case (1, .some(let level)): return Row(level: level, count: count)
    case (1, nil):
      guard let topic = Slug(kind) else { throw .kind(kind) }
      return Row(topic: topic, count: count)
    case (2, .some(let level)):
      guard let topic = Slug(names[1]) else { throw .kind(kind) }
      return Row(level: level, topic: topic, count: count)
    default: throw .kind(kind)
    }
  }

  private static func bare(_ text: Substring) -> String {
    String(text.filter { $0 != " " })
  }
}

extension ExamBlueprint.Fault: CustomStringConvertible {
  /// One sentence that says what would be right.
  public var description: String {
    switch self {
    case .row(let text): "“\(text)” is no row of a blueprint; write it like beginner=4"
    case .kind(let text):
      "“\(text)” is neither a level nor a topic; write beginner, concurrency or advanced/generics"
    }
  }
}
