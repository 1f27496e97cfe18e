func box(_ n: Int) -> String { String(repeating: "x", count: 5_000_000) }
