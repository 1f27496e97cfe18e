indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  func simplified() -> Formula {
    switch self {
    case .number, .cell: self
    case .sum(let left, let right): left.simplified().plus(right.simplified())
    case .product(let left, let right): left.simplified().times(right.simplified())
    }
  }

  private func plus(_ other: Formula) -> Formula {
    if self == .number(0) { return other }
    if other == .number(0) { return self }
    if case .number(let a) = self, case .number(let b) = other { return .number(a + b) }
    return .sum(self, other)
  }

  private func times(_ other: Formula) -> Formula {
    if self == .number(0) || other == .number(0) { return .number(0) }
    if self == .number(1) { return other }
    if other == .number(1) { return self }
    if case .number(let a) = self, case .number(let b) = other { return .number(a * b) }
    return .product(self, other)
  }
}
