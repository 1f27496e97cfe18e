struct Person {
  let id: Int
  let name: String
}

/// A row on the screen. There are only a few; when one scrolls out of sight, it is used again.
final class Cell {
  var name = ""
  var portrait: String?
  var id: Int?
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
  private var asked: Set<Int> = []
  init(loader: Loader) { self.loader = loader }
  func show(_ person: Person, in cell: Cell) {
    cell.name = person.name
    cell.portrait = nil
    cell.id = person.id
    guard asked.insert(person.id).inserted else { return }
    loader.load(person.id) { portrait in
      self.asked.remove(person.id)
      if cell.id == person.id { cell.portrait = portrait }
    }
  }
}
