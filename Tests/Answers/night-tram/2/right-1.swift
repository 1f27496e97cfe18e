import Foundation

protocol Announcing {
  var line: String { get }
  func greeting() -> String
}

extension Announcing {
  func greeting() -> String { standardGreeting() }
  func standardGreeting() -> String { "Line \(line)" }
  func display() -> String { "* \(greeting()) *" }
}

class Tram: Announcing {
  let line: String
  init(line: String) { self.line = line }

  func greeting() -> String { standardGreeting() }
}

class NightTram: Tram {
  override func greeting() -> String { "Night line \(line)" }
}

class HistoricTram: Tram {
  let built: Int

  init(line: String, built: Int) {
    self.built = built
    super.init(line: line)
  }

  override func greeting() -> String { "Line \(line), built in \(built)" }
}

for tram in [Tram(line: "1"), NightTram(line: "2")] { print(tram.display()) }
