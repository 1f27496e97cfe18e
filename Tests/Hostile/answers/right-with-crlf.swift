func double(_ n: Int) -> Int { n * 2 }
// end
let x = 1
