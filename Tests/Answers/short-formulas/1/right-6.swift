import Foundation

indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)
}

extension Formula {
  mutating func simplify() {
    switch self {
    case .number, .cell: break
    case .sum(var a, var b):
      a.simplify()
      b.simplify()
      if case .number(let x) = a, case .number(let y) = b {
        self = .number(x + y)
      } else if a == .number(0) {
        self = b
      } else if b == .number(0) {
        self = a
      } else {
        self = .sum(a, b)
      }
    case .product(var a, var b):
      a.simplify()
      b.simplify()
      if case .number(let x) = a, case .number(let y) = b {
        self = .number(x * y)
      } else if a == .number(0) || b == .number(0) {
        self = .number(0)
      } else if a == .number(1) {
        self = b
      } else if b == .number(1) {
        self = a
      } else {
        self = .product(a, b)
      }
    }
  }

  func simplified() -> Formula {
    var copy = self
    copy.simplify()
    if copy != self { return copy.simplified() }
    return copy
  }
}
