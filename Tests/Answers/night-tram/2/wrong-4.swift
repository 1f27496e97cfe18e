protocol Announcing {
  var line: String { get }
  var words: String { get }
  func greeting() -> String
}

extension Announcing {
  var words: String { "Line \(line)" }
  func greeting() -> String { words }
  func display() -> String { "* \(greeting()) *" }
}

class Tram: Announcing {
  let line: String
  init(line: String) { self.line = line }
  var words: String { "Line \(line)" }
}

class NightTram: Tram {
  override var words: String { "Night line \(line)" }
}

class HistoricTram: Tram {
  let built: Int

  init(line: String, built: Int) {
    self.built = built
    super.init(line: line)
  }

  override var words: String { "Line \(line), built in \(built)" }
}
