struct ShelfMark: Hashable {
  let room: String
  let row: Int
  let box: Int
}

extension ShelfMark: Comparable, CustomStringConvertible {
  var description: String { "\(room) \(row).\(box)" }
}

func < (left: ShelfMark, right: ShelfMark) -> Bool {
  guard left.room == right.room else { return left.room < right.room }
  return left.row == right.row ? left.box < right.box : left.row < right.row
}
