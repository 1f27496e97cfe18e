indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  func simplified() -> Formula {
    switch self {
    case .number, .cell:
      return self
    case .sum(let a, let b):
      if case .number(let x) = a.simplified(), case .number(let y) = b.simplified() {
        return .number(x + y)
      }
      if a.simplified() == .number(0) { return b.simplified() }
      if b.simplified() == .number(0) { return a.simplified() }
      return .sum(a.simplified(), b.simplified())
    case .product(let a, let b):
      if case .number(let x) = a.simplified(), case .number(let y) = b.simplified() {
        return .number(x * y)
      }
      if a.simplified() == .number(0) || b.simplified() == .number(0) { return .number(0) }
      if a.simplified() == .number(1) { return b.simplified() }
      if b.simplified() == .number(1) { return a.simplified() }
      return .product(a.simplified(), b.simplified())
    }
  }
}
