func greet(_ n: String) { print("Hello, \(n)!") }
struct S { func print() {} }
