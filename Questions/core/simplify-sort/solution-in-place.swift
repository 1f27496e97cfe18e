/// The names of the trails, from A to Z.
func trailsUp(_ names: [String]) -> [String] {
  var result = names
  result.sort()
  return result
}

/// The names of the trails, from Z to A.
func trailsDown(_ names: [String]) -> [String] {
  var result = names
  result.sort(by: >)
  return result
}
