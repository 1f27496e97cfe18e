import Foundation

struct Missing: Error {}

func complete<each T>(_ item: repeat (each T)?) -> (repeat each T)? {
  func unwrap<U>(_ x: U?) throws -> U {
    if let x = x { return x }
    throw Missing()
  }
  return try? (repeat unwrap(each item))
}

func blanks<each T>(_ item: repeat (each T)?) -> Int {
  var n = 0
  func look<U>(_ x: U?) {
    if x == nil { n += 1 }
  }
  repeat look(each item)
  return n
}

let a: String? = "x"
let b: Int? = nil
print(blanks(a, b))
