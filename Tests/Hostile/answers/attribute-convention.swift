let f: @convention(c) (Int32) -> Void = { _ in }
func double(_ n: Int) -> Int { n * 2 }
