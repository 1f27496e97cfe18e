@export(interface) public func m() {}
func double(_ n: Int) -> Int { n * 2 }
