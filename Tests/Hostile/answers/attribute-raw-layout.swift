@_rawLayout(size: 4, alignment: 4) struct R: ~Copyable {}
func double(_ n: Int) -> Int { n * 2 }
