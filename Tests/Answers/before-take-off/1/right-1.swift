import Foundation
@resultBuilder
enum ChecklistBuilder {
  typealias Component = [String]

  static func buildExpression<S: StringProtocol>(_ s: S) -> Component { [String(s)] }
  static func buildExpression(_ s: Component) -> Component { s }
  static func buildBlock(_ c: Component...) -> Component { c.reduce([], +) }
  static func buildIf(_ c: Component?) -> Component {
    guard let c else { return [] }
    return c
  }

  static func buildEither(first part: [String]) -> [String] {
    part
  }

  static func buildEither(second part: [String]) -> [String] {
    part
  }

  static func buildArray(_ c: [Component]) -> Component {
    var all = Component()
    for part in c { all.append(contentsOf: part) }
    return all
  }
}

func checklist(@ChecklistBuilder _ content: () -> [String]) -> [String] {
  content()
}

let isNight = true
print(
  checklist {
    "Fuel checked"
    if isNight { "Lights on" }
    for seat in 1...2 { "Belt \(seat)" }
  })
