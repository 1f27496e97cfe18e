/// The mark before an item of a list.
struct ListMark {
  /// Which list it belongs to.
  let kind: Kind
  /// How many columns the mark and the space after it take.
  let width: Int
  /// How many columns the item's further lines are indented by.
  let indent: Int
  /// Whether nothing follows the mark.
  let isEmpty: Bool

  /// Reads the mark at the cursor, if there is one.
  init?(_ cursor: LineCursor) {
    guard cursor.indent < 4 else { return nil }
    let content = cursor.content
    let digits = content.prefix { ("0"..."9").contains($0) }
    let length: Int
    if let sign = content.first, "-+*".unicodeScalars.contains(sign) {
      kind = .bullet(sign)
      length = 1
    } else if (1...9).contains(digits.count), let sign = content.dropFirst(digits.count).first,
      sign == "." || sign == ")"
    {
      kind = .ordered(sign, start: Int(String(scalars: digits)) ?? 1)
      length = digits.count + 1
    } else {
      return nil
    }
    var after = cursor
    after.skip(columns: cursor.indent + length)
    guard after.isBlank || after.indent > 0 else { return nil }
    isEmpty = after.isBlank
    // Five spaces and more are one space and code that is indented by four.
    let gap = after.isBlank || after.indent > 4 ? 1 : after.indent
    width = length + gap
    indent = cursor.indent + width
  }
}

extension ListMark {
  /// What makes two marks belong to one list.
  enum Kind: Hashable {
    case bullet(Unicode.Scalar)
    case ordered(Unicode.Scalar, start: Int)

    /// Whether an item with the other mark goes on with the list.
    func continues(_ other: Kind) -> Bool {
      switch (self, other) {
      case (.bullet(let one), .bullet(let other)): one == other
      case (.ordered(let one, start: _), .ordered(let other, start: _)): one == other
      default: false
      }
    }

    /// The marker of the whole list.
    var marker: Document.List.Marker {
      switch self {
      case .bullet: .bulleted
      case .ordered(_, let start): .numbered(from: start)
      }
    }
  }
}
