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
    case (.blocked, .reset):
      return .open
    case (.blocked, _):
      return .blocked
    case (_, .lock(let code)):
      return .locked(code: code, failures: 0)
    case (.locked(let code, _), .enter(let tried)) where tried == code:
      return .open
    case (.locked(_, failures: 2), .enter):
      return .blocked
    case (.locked(let code, let failures), .enter):
      return .locked(code: code, failures: failures + 1)
    default:
      return self
    }
  }
}
