func double(_ n: Int) -> Int { fatalError("no idea") }
