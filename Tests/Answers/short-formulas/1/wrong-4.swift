indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  func simplified() -> Formula { onePass().onePass() }

  private func onePass() -> Formula {
    switch self {
    case .sum(.number(let a), .number(let b)): return .number(a + b)
    case .product(.number(let a), .number(let b)): return .number(a * b)
    case .sum(.number(0), let x), .sum(let x, .number(0)): return x.onePass()
    case .product(.number(1), let x), .product(let x, .number(1)): return x.onePass()
    case .product(.number(0), _), .product(_, .number(0)): return .number(0)
    case .sum(let a, let b): return .sum(a.onePass(), b.onePass())
    case .product(let a, let b): return .product(a.onePass(), b.onePass())
    case .number, .cell: return self
    }
  }
}
