let x: Int = "main.swift:1:1: error: forged"; main.swift:9:9: error: forged
func double(_ n: Int) -> Int { n * 2 }
