enum RoomSafe: Equatable {
  case open
  case locked(code: Int, failures: Int)
  case blocked

  enum Action {
    case lock(code: Int)
    case enter(code: Int)
    case reset
  }

  func after(_ action: Action) -> RoomSafe {
    switch (self, action) {
    case (.open, .lock(let code)): return .locked(code: code, failures: 0)
    case (.locked(let code, let failures), .enter(let tried)):
      if tried == code { return .open }
      return failures == 2 ? .blocked : .locked(code: code, failures: failures + 1)
    case (.locked(let code, _), .reset): return .locked(code: code, failures: 0)
    case (.blocked, .reset): return .open
    default: return self
    }
  }
}
