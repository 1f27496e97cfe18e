extension StringProtocol {
  /// How many columns a terminal gives to this text, which is taken to be one line without tabs.
  public var columns: Int {
    // Most texts are plain, and the characters of these need not be found out.
    let plain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { (0x20..<0x7F).contains($0) } ? bytes.count : nil
    }
    if case .some(.some(let count)) = plain { return count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The longest beginning that fits into a width.
  public func prefix(columns width: Int) -> SubSequence {
    var used = 0
    return prefix { character in
      used += character.columns
      return used <= width
    }
  }

  /// The text at a width: as it is where it fits, otherwise cut, with a sign that it was.
  public func cut(to width: Int, sign: String = "…") -> String {
    guard columns > width else { return String(self) }
    let room = width - sign.columns
    return room < 0 ? String(prefix(columns: width)) : prefix(columns: room) + sign
  }

  /// The text filled up with spaces to a width; a longer one stays as it is.
  public func padded(
    to width: Int, _ alignment: Document.Table.Alignment = .natural
  ) -> String {
    let room = Swift.max(width - columns, 0)
    let before =
      switch alignment {
      case .natural, .left: 0
      case .center: room / 2
      case .right: room
      }
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: room - before)
  }

  /// The text with spaces in place of tabs, up to the next multiple of a tab's width.
  public func expandingTabs(to tabWidth: Int, from column: Int = 0) -> String {
    guard unicodeScalars.contains("\t") else { return String(self) }
    var result = ""
    var column = column
    for character in self {
      if character == "\t" {
        let room = tabWidth - column % tabWidth
        result += String(repeating: " ", count: room)
        column += room
      } else {
        result.append(character)
        column = character.isNewline ? 0 : column + character.columns
      }
    }
    return result
  }
}
