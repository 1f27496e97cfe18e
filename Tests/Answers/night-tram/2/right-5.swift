import Foundation

public protocol Announcing {
  var line: String { get }
  func greeting() -> String
  func display() -> String
}

extension Announcing {
  public func greeting() -> String { announcementText(for: line) }
  public func display() -> String { ["*", greeting(), "*"].joined(separator: " ") }
}

func announcementText(for line: String, prefix: String = "Line", suffix: String = "") -> String {
  prefix + " " + line + suffix
}

open class Tram {
  public let line: String
  public init(line: String) { self.line = line }
  open func greeting() -> String { announcementText(for: line) }
}

extension Tram: Announcing {}

open class NightTram: Tram {
  override open func greeting() -> String { announcementText(for: line, prefix: "Night line") }
}

open class HistoricTram: Tram {
  let built: Int

  public init(line: String, built: Int) {
    self.built = built
    super.init(line: line)
  }

  public override func greeting() -> String {
    announcementText(for: line, suffix: ", built in \(built)")
  }
}

let fleet: [any Announcing] = [Tram(line: "1"), HistoricTram(line: "2", built: 1930)]
fleet.forEach { print($0.display()) }
