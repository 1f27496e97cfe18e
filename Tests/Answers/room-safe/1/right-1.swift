import Foundation

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
  mutating func apply(_ action: Action) {
    switch (action, self) {
    case let (.lock(c), .open): self = .locked(code: c, failures: 0)
    case let (.enter(c), .locked(code, failures)):
      if c == code {
        self = .open
      } else if failures >= 2 {
        self = .blocked
      } else {
        self = .locked(code: code, failures: failures + 1)
      }
    case (.reset, .blocked): self = .open
    default: break
    }
  }

  func after(_ action: Action) -> RoomSafe {
    var copy = self
    copy.apply(action)
    return copy
  }
}

print(RoomSafe.open.after(.lock(code: 3)).after(.enter(code: 4)))
