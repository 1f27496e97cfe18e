func comesLater(_ first: String, _ second: String) -> Bool {
  first > second
}

func trailsUp(_ names: [String]) -> [String] {
  var copy = names
  copy.sort(by: <)
  return copy
}

func trailsDown(_ names: [String]) -> [String] {
  names.sorted(by: comesLater)
}
