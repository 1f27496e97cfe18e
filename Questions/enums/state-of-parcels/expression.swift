enum State: Hashable {
  case ordered, packed, delivered, returned
}

func label(_ state: State) -> String {
  let text =
    switch state {
    case .ordered: "new"
    case .packed: "on its way"
    case .delivered: "done"
    }
  return text.uppercased()
}
