// All the steps ever made lie in one shared array; a trail is a number in it.
final class Book {
  var place: [Int] = []
  var before: [Int] = []
}

struct Trail {
  let book = Book()
  var current = -1
  init() {}
  var places: [Int] {
    var all = [Int]()
    var at = current
    while at >= 0 {
      all.append(book.place[at])
      at = book.before[at]
    }
    return all
  }
  mutating func go(to place: Int) {
    book.place.append(place)
    book.before.append(current)
    current = book.place.count - 1
  }
  mutating func back() -> Int? {
    if current < 0 { return nil }
    defer { current = book.before[current] }
    return book.place[current]
  }
}
