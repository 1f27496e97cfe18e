indirect enum Expr {
  case number(Int), binary(Character, Expr, Expr)
  var value: Int {
    switch self {
    case .number(let n): return n
    case .binary("+", let a, let b): return a.value + b.value
    case .binary("-", let a, let b): return a.value - b.value
    case .binary(_, let a, let b): return a.value * b.value
    }
  }
}
struct ParseError: Error { let at: String.Index }
final class Reader {
  let text: String
  var index: String.Index
  init(_ t: String) { text = t; index = t.startIndex; skip() }
  func skip() {
    while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
  }
  var current: Character? { index < text.endIndex ? text[index] : nil }
  func advance() { index = text.index(after: index); skip() }
  func chain(_ ops: String, _ operand: () throws -> Int, _ f: (Character, Int, Int) -> Int) throws
    -> Int
  {
    var left = try operand()
    while let c = current, ops.contains(c) { advance(); left = f(c, left, try operand()) }
    return left
  }
  func sum() throws -> Int { try chain("+-", product) { $0 == "+" ? $1 + $2 : $1 - $2 } }
  func product() throws -> Int { try chain("*", atom) { $1 * $2 } }
  func atom() throws -> Int {
    if current == "(" {
      advance()
      let v = try sum()
      if current != ")" { throw ParseError(at: index) }
      advance()
      return v
    }
    var digits = ""
    while let c = current, ("0"..."9").contains(c) {
      digits.append(c)
      index = text.index(after: index)
    }
    skip()
    guard let v = Int(digits) else { throw ParseError(at: index) }
    return v
  }
}
func total(of formula: String) throws -> Int {
  let r = Reader(formula)
  let v = try r.sum()
  if r.current != nil { throw ParseError(at: r.index) }
  return v
}
