enum State: Hashable {
  case ordered, packed, delivered, returned
}

func isOpen(_ state: State) -> Bool {
  switch state {
  case .delivered: return false
  default: return true
  }
}
