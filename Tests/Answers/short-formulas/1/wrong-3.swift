indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  func simplified() -> Formula {
    switch self {
    case .sum(let a, let b) where a.simplified() == .number(0): return b.simplified()
    case .sum(let a, let b) where b.simplified() == .number(0): return a.simplified()
    case .product(let a, let b) where a.simplified() == .number(0) || b.simplified() == .number(0):
      return .number(0)
    case .product(let a, let b) where a.simplified() == .number(1): return b.simplified()
    case .product(let a, let b) where b.simplified() == .number(1): return a.simplified()
    case .sum(let a, let b):
      if case (.number(let x), .number(let y)) = (a.simplified(), b.simplified()) {
        return .number(x + y)
      }
      return .sum(a.simplified(), b.simplified())
    case .product(let a, let b):
      if case (.number(let x), .number(let y)) = (a.simplified(), b.simplified()) {
        return .number(x * y)
      }
      return .product(a.simplified(), b.simplified())
    default: return self
    }
  }
}
