import Foundation

func attempt<T, E>(_ n: Int, _ body: (Int) throws(E) -> T) throws(E) -> T where E: Error {
  precondition(n > 0)
  var i = 1
  while true {
    do {
      return try body(i)
    } catch {
      if i == n { throw error }
      i += 1
    }
  }
}

struct Nope: Error {}
let x = try? attempt(3) { n in
  if n < 2 { throw Nope() }
  return n
}
print(x ?? 0)
