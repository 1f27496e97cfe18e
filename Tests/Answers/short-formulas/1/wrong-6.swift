indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  func simplified() -> Formula {
    switch self {
    case .number, .cell: return self
    case .sum(let left, let right):
      let (a, b) = (left.simplified(), right.simplified())
      switch (a, b) {
      case (.number(let x), .number(let y)): return .number(x + y)
      case (.number(0), let other), (let other, .number(0)): return other
      case (let x, let y) where x == y: return .product(.number(2), x)
      default: return .sum(a, b)
      }
    case .product(let left, let right):
      switch (left.simplified(), right.simplified()) {
      case (.number(let a), .number(let b)): return .number(a * b)
      case (.number(0), _), (_, .number(0)): return .number(0)
      case (.number(1), let other), (let other, .number(1)): return other
      case (let a, let b): return .product(a, b)
      }
    }
  }
}
