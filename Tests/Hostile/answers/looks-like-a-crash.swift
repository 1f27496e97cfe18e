let x: Int = "Stack dump: Please submit a bug report"
func double(_ n: Int) -> Int { n * 2 }
