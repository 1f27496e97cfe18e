enum State: Hashable {
  case ordered, packed, delivered, returned
}

func colour(_ state: State) -> String? {
  let colours: [State: String] = [.ordered: "red", .packed: "blue", .delivered: "green"]
  return colours[state]
}
