func double(n: Int) -> Int { n * 2 }
