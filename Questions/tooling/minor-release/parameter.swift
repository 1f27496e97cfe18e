// The library

public enum Measure {
  case grams, litres
}

public protocol Printer {
  func text(of recipe: Recipe) -> String
}

public struct Recipe {
  public let title: String

  public init(title: String) {
    self.title = title
  }
}

public func scaled(_ amount: Double, by factor: Double = 2) -> Double {
  amount * factor
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
