indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  func simplified() -> Formula { Formula.simplify(self) }

  static func simplify(_ formula: Formula) -> Formula {
    let inner: Formula
    switch formula {
    case .sum(let a, let b): inner = .sum(simplify(a), simplify(b))
    case .product(let a, let b):
      let left = simplify(a)
      if left == .number(0) { return left }
      inner = .product(left, simplify(b))
    default: return formula
    }
    switch inner {
    case .sum(.number(let x), .number(let y)): return .number(x + y)
    case .sum(let x, .number(0)): return x
    case .sum(.number(0), let x): return x
    case .product(.number(let x), .number(let y)): return .number(x * y)
    case .product(_, .number(0)): return .number(0)
    case .product(let x, .number(1)): return x
    case .product(.number(1), let x): return x
    default: return inner
    }
  }
}
