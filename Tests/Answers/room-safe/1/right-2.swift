enum RoomSafe: Equatable, Hashable, CustomStringConvertible {
  case open
  case locked(code: Int, failures: Int)
  case blocked

  enum Action: Equatable {
    case lock(code: Int)
    case enter(code: Int)
    case reset
  }

  var description: String {
    switch self {
    case .open: "open"
    case .blocked: "blocked"
    case .locked(_, let failures): "locked, \(failures) failures"
    }
  }

  func after(_ action: Action) -> Self {
    switch (self, action) {
    case (.open, .lock(let code)): .locked(code: code, failures: 0)
    case (.locked(let code, _), _) where action == .enter(code: code): .open
    case (.locked(_, 2...), .enter): .blocked
    case (.locked(let code, let n), .enter): .locked(code: code, failures: n + 1)
    case (.blocked, .reset): .open
    default: self
    }
  }
}
