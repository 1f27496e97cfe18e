struct ShelfMark: Comparable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int
  let description: String

  init(room: String, row: Int, box: Int) {
    self.room = room
    self.row = row
    self.box = box
    description = "\(room) \(row).\(box)"
  }

  static func < (left: ShelfMark, right: ShelfMark) -> Bool {
    left.room < right.room
      || (left.room == right.room && left.row < right.row)
      || (left.room == right.room && left.row == right.row && left.box < right.box)
  }
}
