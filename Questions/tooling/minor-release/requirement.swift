// The library

public enum Measure {
  case grams, litres
}

public protocol Printer {
  func text(of recipe: Recipe) -> String
  var footer: String { get }
}

public struct Recipe {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

public func scaled(_ amount: Double) -> Double {
  amount * 2
}

// The app

func symbol(_ measure: Measure) -> String {
  switch measure {
  case .grams: return "g"
  case .litres: return "l"
  }
}

struct PlainPrinter: Printer {
  func text(of recipe: Recipe) -> String { recipe.title }
}

let amounts = [100.0, 250.0].map(scaled)
print(amounts, symbol(.grams), PlainPrinter().text(of: Recipe(title: "Soup")))
