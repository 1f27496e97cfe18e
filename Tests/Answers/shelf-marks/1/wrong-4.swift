struct ShelfMark: Comparable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  var description: String { "\(room) \(row).\(box)" }

  static func == (left: ShelfMark, right: ShelfMark) -> Bool {
    left.room == right.room && left.row == left.row && left.box == right.box
  }

  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    if left.room != right.room { return left.room < right.room }
    if left.row != right.row { return left.row < right.row }
    return left.box < right.box
  }
}
