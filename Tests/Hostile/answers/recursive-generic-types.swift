struct G<T> { func go(_ n: Int) -> Int { G<G<T>>().go(n + 1) } }
func double(_ n: Int) -> Int { G<Int>().go(0) }
