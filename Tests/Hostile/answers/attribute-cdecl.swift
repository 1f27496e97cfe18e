@_cdecl("main") public func m() -> Int32 { 0 }
func double(_ n: Int) -> Int { n * 2 }
