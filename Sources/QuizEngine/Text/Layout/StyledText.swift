/// A piece of a line in one style.
struct StyledText: Hashable {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style = Style()) {
    self.text = text
    self.style = style
  }
}

extension [StyledText] {
  /// How many columns the pieces take together.
  var columns: Int {
    reduce(0) { $0 + $1.text.columns }
  }
}
