import Foundation

public enum RoomSafe: Equatable, Sendable {
  case open
  case locked(code: Int, failures: Int)
  case blocked

  public enum Action: Equatable {
    case lock(code: Int)
    case enter(code: Int)
    case reset
  }
}

typealias Rule = (RoomSafe, RoomSafe.Action) -> RoomSafe?

func makeRules() -> [Rule] {
  [
    { if $0 == .open, case .lock(let c) = $1 { .locked(code: c, failures: 0) } else { nil } },
    { if case .locked(let c, _) = $0, $1 == .enter(code: c) { .open } else { nil } },
    {
      guard case .locked(let c, let f) = $0, case .enter = $1 else { return nil }
      return f < 2 ? .locked(code: c, failures: f + 1) : .blocked
    },
    { $0 == .blocked && $1 == .reset ? .open : nil },
  ]
}

extension RoomSafe {
  public func after(_ action: Action) -> RoomSafe {
    for rule in makeRules() {
      if let next = rule(self, action) { return next }
    }
    return self
  }
}
