struct One: ~Copyable { var n: Int }
func double(_ n: Int) -> One { One(n: n) }
