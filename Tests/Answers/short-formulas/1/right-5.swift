indirect enum Formula: Equatable, CustomStringConvertible {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)

  var description: String {
    switch self {
    case .number(let n): "\(n)"
    case .cell(let c): c
    case .sum(let a, let b): "(\(a) + \(b))"
    case .product(let a, let b): "\(a) * \(b)"
    }
  }

  func fold<R>(number: (Int) -> R, cell: (String) -> R, sum: (R, R) -> R, product: (R, R) -> R) -> R
  {
    switch self {
    case .number(let n): return number(n)
    case .cell(let c): return cell(c)
    case .sum(let a, let b):
      return sum(
        a.fold(number: number, cell: cell, sum: sum, product: product),
        b.fold(number: number, cell: cell, sum: sum, product: product))
    case .product(let a, let b):
      return product(
        a.fold(number: number, cell: cell, sum: sum, product: product),
        b.fold(number: number, cell: cell, sum: sum, product: product))
    }
  }

  static func + (a: Formula, b: Formula) -> Formula {
    switch (a, b) {
    case let (.number(x), .number(y)): return .number(x + y)
    case (_, .number(0)): return a
    case (.number(0), _): return b
    default: return .sum(a, b)
    }
  }

  static func * (a: Formula, b: Formula) -> Formula {
    switch (a, b) {
    case let (.number(x), .number(y)): return .number(x * y)
    case (_, .number(1)): return a
    case (.number(1), _): return b
    case (_, .number(0)), (.number(0), _): return .number(0)
    default: return .product(a, b)
    }
  }

  func simplified() -> Formula {
    fold(number: Formula.number, cell: Formula.cell, sum: +, product: *)
  }
}

print((Formula.sum(.number(2), .number(2))).simplified())
