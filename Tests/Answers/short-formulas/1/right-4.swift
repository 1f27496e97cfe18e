indirect enum Formula: Equatable {
  case number(Int)
  case cell(String)
  case sum(Formula, Formula)
  case product(Formula, Formula)

  func simplified() -> Formula {
    enum Step { case look(Formula), add, multiply }
    var todo = [Step.look(self)]
    var done: [Formula] = []
    while let step = todo.popLast() {
      switch step {
      case .look(.sum(let a, let b)): todo += [.add, .look(b), .look(a)]
      case .look(.product(let a, let b)): todo += [.multiply, .look(b), .look(a)]
      case .look(let leaf): done.append(leaf)
      case .add:
        let b = done.removeLast(), a = done.removeLast()
        if case .number(0) = a { done.append(b); continue }
        if case .number(0) = b { done.append(a); continue }
        if case (.number(let x), .number(let y)) = (a, b) { done.append(.number(x + y)); continue }
        done.append(.sum(a, b))
      case .multiply:
        let b = done.removeLast(), a = done.removeLast()
        switch (a, b) {
        case (.number(let x), .number(let y)): done.append(.number(x * y))
        case (.number(0), _), (_, .number(0)): done.append(.number(0))
        case (.number(1), let x), (let x, .number(1)): done.append(x)
        default: done.append(.product(a, b))
        }
      }
    }
    return done[0]
  }
}
