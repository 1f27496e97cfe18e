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
  func after(_ action: RoomSafe.Action) -> RoomSafe {
    if case .locked(let right, let failures) = self, case .enter(let code) = action {
      if code == right {
        return .open
      }
      let more = failures + 1
      if more >= 3 {
        return .blocked
      }
      return .locked(code: right, failures: more)
    }
    if case .open = self, case .lock(let code) = action {
      return .locked(code: code, failures: 0)
    }
    if case .blocked = self, case .reset = action {
      return .open
    }
    return self
  }
}
