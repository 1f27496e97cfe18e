protocol Announcing {
  var line: String { get }
  func greeting() -> String
  func display() -> String
}

extension Announcing {
  func greeting() -> String { return "Line " + line }
  func display() -> String { return "* " + greeting() + " *" }
}

open class Tram: Announcing {
  let line: String

  init(line: String) {
    self.line = line
  }

  func greeting() -> String { return "Line " + line }
}

class NightTram: Tram {
  override func greeting() -> String { return "Night l" + super.greeting().dropFirst() }
}

class HistoricTram: Tram {
  let built: Int

  init(line: String, built: Int) {
    self.built = built
    super.init(line: line)
  }

  override func greeting() -> String { super.greeting() + ", built in \(built)" }
}
