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
      if left.simplified() == .number(0) { return right.simplified() }
      let a = left.simplified()
      let b = right.simplified()
      switch (a, b) {
      case (.number(let x), .number(let y)): return .number(x + y)
      case (_, .number(0)): return a
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
