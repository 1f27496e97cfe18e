struct ShelfMark {
  let room: String
  let row: Int
  let box: Int
}

extension ShelfMark: Comparable {
  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    left.room == right.room
      ? [left.row, left.box].lexicographicallyPrecedes([right.row, right.box])
      : left.room < right.room
  }
}

extension ShelfMark: CustomStringConvertible {
  public var description: String {
    var text = room
    text += " "
    text.append("\(row)")
    text.append(".")
    text.append("\(box)")
    return text
  }
}

print(ShelfMark(room: "B", row: 4, box: 12))
