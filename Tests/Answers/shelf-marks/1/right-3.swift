struct ShelfMark {
  let room: String
  let row: Int
  let box: Int
}

extension ShelfMark: Comparable {
  static func < (a: ShelfMark, b: ShelfMark) -> Bool {
    switch (a.room == b.room, a.row == b.row) {
    case (false, _): a.room < b.room
    case (true, false): a.row < b.row
    case (true, true): a.box < b.box
    }
  }
}

extension ShelfMark: CustomStringConvertible, CustomDebugStringConvertible {
  var debugDescription: String { description }
  var description: String { [room, "\(row).\(box)"].joined(separator: " ") }
}
