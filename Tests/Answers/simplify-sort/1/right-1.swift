/// The names of the trails, from A to Z.
func trailsUp(_ names: [String]) -> [String] {
  return names.sorted(by: <)
}

/// The names of the trails, from Z to A.
func trailsDown(_ names: [String]) -> [String] {
  return names.sorted(by: >)
}

let hikes = ["Ridge", "Lake", "Summit"]
print(trailsUp(hikes))
print(trailsDown(hikes))
