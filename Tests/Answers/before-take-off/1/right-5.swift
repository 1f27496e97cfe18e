import Foundation

@resultBuilder
enum ChecklistBuilder {
  static func buildBlock() -> [String] { [] }
  static func buildPartialBlock(first: String) -> [String] { [first] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: String) -> [String] {
    accumulated + [next]
  }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + next
  }
  static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
  static func buildEither(first lines: [String]) -> [String] { lines }
  static func buildEither(second lines: [String]) -> [String] { lines }
  static func buildArray(_ lines: [[String]]) -> [String] { lines.flatMap(\.self) }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}

let isNight = true
let seats = 2
let common = ["Flaps up", "Doors closed"]

let list = checklist {
  "Fuel checked"
  common
  if isNight {
    "Lights on"
  }
  for seat in 1...seats {
    "Belt \(seat) fastened"
  }
}
print(list)
