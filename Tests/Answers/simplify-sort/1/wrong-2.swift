/// The names of the trails, from A to Z.
func trailsUp(_ names: [String]) -> [String] {
  names.sorted()
}

/// The names of the trails, from Z to A.
func trailsDown(_ names: [String]) -> [String] {
  names.sorted(by: { a, b in a > b })
}
