func double(_ n: Int) -> Int { double(n + 1) + 1 }
