/// A place in a line of Markdown, counted in scalars and in columns with tab stops of four.
struct LineCursor {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var column = 0
  /// Whether the tab at the offset has been consumed in part.
  private var isWithinTab = false

  /// Where the next scalar that is no white space stands.
  private(set) var next = 0
  /// How many columns of white space stand before it.
  private(set) var indent = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    look()
  }

  /// Whether nothing but white space follows.
  var isBlank: Bool {
    next >= scalars.count
  }

  /// The first scalar that is no white space.
  var first: Unicode.Scalar? {
    next < scalars.count ? scalars[next] : nil
  }

  /// What follows the white space.
  var content: ArraySlice<Unicode.Scalar> {
    scalars[min(next, scalars.count)...]
  }

  /// All that follows, white space included.
  var rest: [Unicode.Scalar] {
    guard isWithinTab else { return Array(scalars[min(offset, scalars.count)...]) }
    let spaces = [Unicode.Scalar](repeating: " ", count: 4 - column % 4)
    return spaces + scalars[min(offset + 1, scalars.count)...]
  }

  /// Passes the white space.
  mutating func skipIndent() {
    skip(columns: indent)
  }

  /// Passes so many columns; a tab may be passed in part.
  mutating func skip(columns count: Int) {
    var count = count
    while count > 0, offset < scalars.count {
      guard scalars[offset] == "\t" else {
        offset += 1
        column += 1
        count -= 1
        continue
      }
      let room = 4 - column % 4
      isWithinTab = room > count
      column += min(room, count)
      count -= min(room, count)
      if !isWithinTab { offset += 1 }
    }
    look()
  }

  private mutating func look() {
    next = offset
    var column = column
    while next < scalars.count {
      if scalars[next] == " " {
        column += 1
      } else if scalars[next] == "\t" {
        column += 4 - column % 4
      } else {
        break
      }
      next += 1
    }
    indent = column - self.column
  }
}
