import Foundation

struct Person {
  let id: Int
  let name: String
}

/// A row on the screen. There are only a few; when one scrolls out of sight, it is used again.
final class Cell {
  var name = ""
  var portrait: String?
  var person: Person?
}

/// Loads portraits. The closure is called later, when the portrait has arrived.
final class Loader {
  private var waiting: [(id: Int, done: (String) -> Void)] = []

  func load(_ id: Int, done: @escaping (String) -> Void) {
    waiting.append((id, done))
  }

  /// Stands for the network: the portrait for this id arrives.
  func arrive(_ id: Int) {
    let arrived = waiting.filter { $0.id == id }
    waiting.removeAll { $0.id == id }
    for (id, done) in arrived {
      done("portrait \(id)")
    }
  }
}

final class ContactList {
  private let loader: Loader

  init(loader: Loader) {
    self.loader = loader
  }

  func show(_ person: Person, in cell: Cell) {
    cell.person = person
    cell.name = person.name
    cell.portrait = nil
    let wanted = person.id
    loader.load(wanted) { image in
      if let current = cell.person, current.id == wanted {
        cell.portrait = image
      }
    }
  }
}

let demo = Loader()
let list = ContactList(loader: demo)
let cell = Cell()
list.show(Person(id: 1, name: "Ada"), in: cell)
demo.arrive(1)
print(cell.portrait ?? "none")
