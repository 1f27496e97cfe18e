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
    case .lock(let code):
      guard self == .open else { return self }
      return .locked(code: code, failures: 0)
    case .enter(let tried):
      guard case .locked(let code, var failures) = self else { return self }
      if tried == code { return .open }
      failures += 1
      return failures == 3 ? .blocked : .locked(code: code, failures: failures)
    case .reset:
      return self == .blocked ? .open : self
    }
  }
}
