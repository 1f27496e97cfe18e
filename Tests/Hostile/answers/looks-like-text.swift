func double(_ n: Int) -> String { String(n * 2) }
