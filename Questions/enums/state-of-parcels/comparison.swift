enum State: Hashable {
  case ordered, packed, delivered, returned
}

func isOpen(_ state: State) -> Bool {
  state != .delivered
}
