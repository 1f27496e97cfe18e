struct ShelfMark {
  let room: String
  let row: Int
  let box: Int
}

extension ShelfMark: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.room, left.row, left.box) < (right.room, right.row, right.box)
  }
}

extension ShelfMark: CustomStringConvertible {
  var description: String {
    "\(room) \(row).\(box)"
  }
}
