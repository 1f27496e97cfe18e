enum State: Hashable {
  case ordered, packed, delivered, returned
}

func isOpen(_ state: State) -> Bool {
  switch state {
  case .ordered, .packed: return true
  case .delivered: return false
  @unknown default: return false
  }
}
