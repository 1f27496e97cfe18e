import Foundation

public struct ShelfMark: Comparable, Hashable, CustomStringConvertible {
  let room: String
  let row: Int
  let box: Int

  enum Order { case before, same, after }

  static func order<T: Comparable>(_ a: T, _ b: T) -> Order {
    a < b ? .before : a == b ? .same : .after
  }

  func compared(to other: ShelfMark) -> Order {
    for step in [
      Self.order(room, other.room), Self.order(row, other.row), Self.order(box, other.box),
    ] {
      if step != .same { return step }
    }
    return .same
  }

  public static func == (a: ShelfMark, b: ShelfMark) -> Bool { a.compared(to: b) == .same }
  public static func < (a: ShelfMark, b: ShelfMark) -> Bool { a.compared(to: b) == .before }
  public static func > (a: ShelfMark, b: ShelfMark) -> Bool { a.compared(to: b) == .after }
  public static func <= (a: ShelfMark, b: ShelfMark) -> Bool { !(a > b) }
  public static func >= (a: ShelfMark, b: ShelfMark) -> Bool { !(a < b) }

  public var description: String { "\(room) \(place)" }
  private var place: String { "\(row).\(box)" }
}

var marks = [ShelfMark(room: "B", row: 4, box: 12), ShelfMark(room: "A", row: 10, box: 1)]
marks.sort()
for mark in marks { print(mark) }
