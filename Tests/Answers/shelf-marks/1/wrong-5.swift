struct ShelfMark: Comparable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  var description: String { "\(room) \(row).\(box)" }

  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    if left.room != right.room { return left.room < right.room }
    return left.row * 10 + left.box < right.row * 10 + right.box
  }
}
