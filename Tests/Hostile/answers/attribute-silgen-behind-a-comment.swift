@/**/_silgen_name("exit") func leave(_ n: Int32) -> Never
func double(_ n: Int) -> Int { n * 2 }
