import Foundation

indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  var number: Int? {
    if case .number(let n) = self { return n }
    return nil
  }

  func simplified() -> Formula {
    switch self {
    case let .sum(l, r):
      let a = l.simplified()
      let b = r.simplified()
      if let x = a.number, let y = b.number { return .number(x + y) }
      if a.number == 0 { return b }
      if b.number == 0 { return a }
      return .sum(a, b)
    case let .product(l, r):
      let a = l.simplified()
      let b = r.simplified()
      if let x = a.number, let y = b.number { return .number(x * y) }
      if a.number == 0 || b.number == 0 { return .number(0) }
      if a.number == 1 { return b }
      if b.number == 1 { return a }
      return .product(a, b)
    default:
      return self
    }
  }
}

print(Formula.sum(.product(.cell("A1"), .number(1)), .number(0)).simplified())
