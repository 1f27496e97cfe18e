struct A { var b: B }
struct B { var a: A }
func double(_ n: Int) -> Int { n * 2 }
