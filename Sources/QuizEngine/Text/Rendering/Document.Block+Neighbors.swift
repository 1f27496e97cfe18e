extension Document.Block {
  /// Whether the two are lists whose marks are of one kind.
  func isListLike(_ other: Document.Block) -> Bool {
    guard case .list(let one) = self, case .list(let other) = other else { return false }
    return switch (one.marker, other.marker) {
    case (.bulleted, .bulleted), (.numbered, .numbered): true
    default: false
    }
  }

  /// Whether another block can follow in the next line without changing either.
  func mayTouch(_ next: Document.Block) -> Bool {
    switch (self, next) {
    case (_, .heading), (_, .code), (_, .thematicBreak): true
    case (.heading, _), (.code, _), (.thematicBreak, _): true
    case (.quote, .quote), (.callout, .quote), (.quote, .callout), (.callout, .callout): false
    case (_, .quote), (_, .callout): true
    case (.list, .list): false
    case (_, .list(let list)):
      list.items.first?.isEmpty == false
        && (list.marker == .bulleted || list.marker == .numbered(from: 1))
    default: false
    }
  }
}
