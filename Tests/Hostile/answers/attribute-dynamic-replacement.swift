@_dynamicReplacement(for: double(_:)) func other(_ n: Int) -> Int { 1 }
func double(_ n: Int) -> Int { n * 2 }
