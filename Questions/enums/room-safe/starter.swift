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
    // Write your answer here.
    return self
  }
}
