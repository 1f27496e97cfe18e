@_semantics("programtermination_point") func m() {}
func double(_ n: Int) -> Int { n * 2 }
