enum Formula: Equatable, Hashable {
  case number(Int)
  case cell(String)
  indirect case sum(Formula, Formula)
  indirect case product(Formula, Formula)

  func simplified() -> Formula {
    func combine(
      _ left: Formula, _ right: Formula, neutral: Int, absorbing: Int?,
      _ calculate: (Int, Int) -> Int, _ make: (Formula, Formula) -> Formula
    ) -> Formula {
      let (a, b) = (left.simplified(), right.simplified())
      switch (a, b) {
      case (.number(let x), .number(let y)): return .number(calculate(x, y))
      case (.number(neutral), _): return b
      case (_, .number(neutral)): return a
      case (.number(let n), _) where n == absorbing: return .number(n)
      case (_, .number(let n)) where n == absorbing: return .number(n)
      default: return make(a, b)
      }
    }
    switch self {
    case .sum(let a, let b): return combine(a, b, neutral: 0, absorbing: nil, +, Formula.sum)
    case .product(let a, let b): return combine(a, b, neutral: 1, absorbing: 0, *, Formula.product)
    case .number, .cell: return self
    }
  }
}
