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
    switch action {
    case .lock(let code): return self == .blocked ? .blocked : .locked(code: code, failures: 0)
    case .enter(let tried):
      if case .locked(let code, let failures) = self {
        if tried == code { return .open }
        return failures >= 2 ? .blocked : .locked(code: code, failures: failures + 1)
      }
      return self
    case .reset: return .open
    }
  }
}
