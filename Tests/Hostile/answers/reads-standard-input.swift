while let line = readLine() { print(line) }
func double(_ n: Int) -> Int { n * 2 }
