private func insert(_ name: String, into names: [String], before: (String, String) -> Bool)
  -> [String]
{
  var result: [String] = []
  var placed = false
  for other in names {
    if !placed && before(name, other) { result.append(name); placed = true }
    result.append(other)
  }
  if !placed { result.append(name) }
  return result
}
func trailsUp(_ names: [String]) -> [String] {
  var result: [String] = []
  for name in names { result = insert(name, into: result, before: <) }
  return result
}
func trailsDown(_ names: [String]) -> [String] {
  var result: [String] = []
  for name in names { result = insert(name, into: result, before: >) }
  return result
}
