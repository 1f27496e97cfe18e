/// Which signs stress words.
struct MarkdownMarks {
  var emphasis: Character = "*"
  var strong: Character = "*"
  /// Whether the signs change with every level.
  var alternates = false
  /// Whether a sign is avoided right behind the same one.
  var avoidsNeighbors = false

  /// All ways, the usual one first.
  static let all: [MarkdownMarks] = [
    MarkdownMarks(),
    MarkdownMarks(avoidsNeighbors: true),
    MarkdownMarks(emphasis: "_"),
    MarkdownMarks(alternates: true),
    MarkdownMarks(strong: "_"),
    MarkdownMarks(emphasis: "_", alternates: true),
    MarkdownMarks(emphasis: "_", strong: "_", avoidsNeighbors: true),
    MarkdownMarks(emphasis: "_", strong: "_", alternates: true),
  ]
}
