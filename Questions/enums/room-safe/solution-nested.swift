enum RoomSafe: Equatable {
  case open
  case locked(code: Int, failures: Int)
  case blocked

  enum Action {
    case lock(code: Int)
    case enter(code: Int)
    case reset
  }
}

extension RoomSafe {
  func after(_ action: Action) -> RoomSafe {
    switch self {
    case .open:
      if case .lock(let code) = action { return .locked(code: code, failures: 0) }
    case .locked(let code, let failures):
      if case .enter(let tried) = action {
        if tried == code { return .open }
        return failures + 1 < 3 ? .locked(code: code, failures: failures + 1) : .blocked
      }
    case .blocked:
      if case .reset = action { return .open }
    }
    return self
  }
}
