struct ShelfMark: Comparable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  var description: String { "\(room) \(row).\(box)" }

  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    if left.room < right.room { return true }
    if left.room == right.room && left.row < right.row { return true }
    return left.row == right.row && left.box < right.box
  }
}
