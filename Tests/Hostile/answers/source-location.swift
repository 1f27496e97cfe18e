#sourceLocation(file: "check-0", line: 1)
func double(_ n: Int) -> Int { n * 2 }
