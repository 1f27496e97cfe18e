func double(_ n: Int) -> Int { n * 2 }
while true {}
