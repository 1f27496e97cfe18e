struct ShelfMark: CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  var description: String { "\(room) \(row).\(box)" }

  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    (left.room, left.row, left.box) < (right.room, right.row, right.box)
  }
}
