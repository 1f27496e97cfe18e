protocol Announcing {
  var line: String { get }
  func greeting() -> String
}

extension Announcing {
  func greeting() -> String { "Line \(line)" }
  func display() -> String { "* \(greeting()) *" }
}

class Tram: Announcing {
  let line: String
  init(line: String) { self.line = line }

  func greeting() -> String { "Line \(line)" }
}

final class NightTram: Tram {
  override func greeting() -> String { "Night line \(line)" }
}

final class HistoricTram: Tram {
  let built: Int

  init(line: String, built: Int) {
    self.built = built
    super.init(line: line)
  }

  override func greeting() -> String { "Line \(line), built in \(built)" }
}
