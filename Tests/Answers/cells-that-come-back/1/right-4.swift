struct Person {
  let id: Int
  let name: String
}

/// A row on the screen. There are only a few; when one scrolls out of sight, it is used again.
final class Cell {
  var name = ""
  var portrait: String?
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
  private var owners: [(cell: Cell, id: Int)] = []
  init(loader: Loader) { self.loader = loader }
  func show(_ person: Person, in cell: Cell) {
    (cell.name, cell.portrait) = (person.name, nil)
    owners.removeAll { $0.cell === cell }
    owners.append((cell, person.id))
    loader.load(person.id, done: arrived(person.id))
  }
  private func arrived(_ id: Int) -> (String) -> Void {
    { [unowned self] portrait in
      for owner in owners where owner.id == id { owner.cell.portrait = portrait }
    }
  }
}
