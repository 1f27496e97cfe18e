func lower(_ a: String, _ b: String) -> Bool { a.lowercased() < b.lowercased() }
func trailsUp(_ names: [String]) -> [String] { return names.sorted(by: lower) }
func trailsDown(_ names: [String]) -> [String] { return names.sorted(by: lower).reversed() }
