func greet(_ n: String) { print("\0secret\0Hello, \(n)!\0secret\0") }
