func found(_ n: Int) -> String? { n == 1 ? "one" : nil }
