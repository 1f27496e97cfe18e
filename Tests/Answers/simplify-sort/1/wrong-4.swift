func byInitial(_ a: String, _ b: String) -> Bool { a.prefix(1) < b.prefix(1) }
func byInitialDown(_ a: String, _ b: String) -> Bool { a.prefix(1) > b.prefix(1) }
func trailsUp(_ names: [String]) -> [String] { names.sorted(by: byInitial) }
func trailsDown(_ names: [String]) -> [String] { names.sorted(by: byInitialDown) }
