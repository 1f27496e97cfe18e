struct ShelfMark: Comparable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  var description: String { "\(room) \(row).\(box)" }

  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    left.room < right.room || left.row < right.row || left.box < right.box
  }
}
