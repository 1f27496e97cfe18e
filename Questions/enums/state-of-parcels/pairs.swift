enum State: Hashable {
  case ordered, packed, delivered, returned
}

func mustRemind(_ state: State, paid: Bool) -> Bool {
  switch (state, paid) {
  case (_, true): return false
  case (.ordered, false), (.packed, false): return false
  case (.delivered, false): return true
  }
}
