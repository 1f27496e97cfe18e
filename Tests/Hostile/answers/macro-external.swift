@freestanding(expression) macro m() -> Int = #externalMacro(module: "M", type: "T")
func double(_ n: Int) -> Int { n * 2 }
