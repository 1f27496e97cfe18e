enum RoomSafe: Equatable {
  case open
  case locked(code: Int, failures: Int)
  case blocked

  enum Action {
    case lock(code: Int)
    case enter(code: Int)
    case reset

    func done(on safe: RoomSafe) -> RoomSafe {
      switch (self, safe) {
      case (.lock(code: let code), .open): .locked(code: code, failures: .zero)
      case (.enter(let a), .locked(let b, _)) where a == b: .open
      case (.enter, .locked(let code, failures: 0)): .locked(code: code, failures: 1)
      case (.enter, .locked(let code, failures: 1)): .locked(code: code, failures: 2)
      case (.enter, .locked): .blocked
      case (.reset, .blocked): .open
      case (_, let unchanged): unchanged
      }
    }
  }

  func after(_ action: Action) -> RoomSafe { action.done(on: self) }

  static func == (left: RoomSafe, right: RoomSafe) -> Bool {
    switch (left, right) {
    case (.open, .open), (.blocked, .blocked): true
    case (.locked(let a, let b), .locked(let c, let d)): (a, b) == (c, d)
    default: false
    }
  }
}
