/// A key as a terminal reports it.
enum Key: Sendable, Hashable {
  case character(Character)
  case control(Character)
  case alt(Character)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, wordLeft, wordRight
  case home, end, pageUp, pageDown
  /// A key that nothing here needs to know.
  case other
}
