import Foundation

struct ShelfMark: Comparable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  static func == (lhs: ShelfMark, rhs: ShelfMark) -> Bool {
    return lhs.room == rhs.room && lhs.row == rhs.row && lhs.box == rhs.box
  }

  static func < (lhs: ShelfMark, rhs: ShelfMark) -> Bool {
    if lhs.room < rhs.room {
      return true
    } else if lhs.room == rhs.room {
      if lhs.row < rhs.row {
        return true
      } else if lhs.row == rhs.row {
        return lhs.box < rhs.box
      }
    }
    return false
  }

  var description: String {
    return room + " " + String(row) + "." + String(box)
  }
}

let marks = [ShelfMark(room: "B", row: 4, box: 12), ShelfMark(room: "A", row: 1, box: 1)]
print(marks.sorted())
