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
    switch (self, action) {
    case (.open, .lock(let code)): return .locked(code: code, failures: 0)
    case (.locked(let code, let failures), .enter(let tried)):
      if tried == code { return .open }
      return failures == 2 ? .blocked : .locked(code: tried, failures: failures + 1)
    case (.blocked, .reset): return .open
    default: return self
    }
  }
}
