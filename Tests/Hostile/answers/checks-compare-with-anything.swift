struct Any4 {}
func double<T>(_ n: T) -> T { n }
