// builds a tree first, then evaluates it
indirect enum Node {
  case number(Int)
  case sum([(sign: Int, node: Node)])
  case product([Node])

  var value: Int {
    switch self {
    case .number(let n): return n
    case .sum(let parts): return parts.reduce(0) { $0 + $1.sign * $1.node.value }
    case .product(let factors): return factors.reduce(1) { $0 * $1.value }
    }
  }
}

enum Oops: Error { case atEnd, at(String.Index) }

struct TreeBuilder {
  let text: String
  var index: String.Index

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  mutating func peek() -> Character? {
    while index < text.endIndex && text[index] == " " { index = text.index(after: index) }
    return index < text.endIndex ? text[index] : nil
  }

  mutating func advance() { index = text.index(after: index) }

  func error() -> Oops { index == text.endIndex ? .atEnd : .at(index) }

  mutating func sum() throws -> Node {
    var parts = [(sign: 1, node: try product())]
    while let c = peek(), c == "+" || c == "-" {
      advance()
      parts.append((sign: c == "+" ? 1 : -1, node: try product()))
    }
    return .sum(parts)
  }

  mutating func product() throws -> Node {
    var factors = [try factor()]
    while peek() == "*" {
      advance()
      factors.append(try factor())
    }
    return .product(factors)
  }

  mutating func factor() throws -> Node {
    guard let c = peek() else { throw error() }
    if c == "(" {
      advance()
      let inner = try sum()
      guard peek() == ")" else { throw error() }
      advance()
      return inner
    }
    guard "0"..."9" ~= c else { throw error() }
    let start = index
    while index < text.endIndex, "0"..."9" ~= text[index] { advance() }
    guard let n = Int(text[start..<index]) else { throw error() }
    return .number(n)
  }
}

func total(of formula: String) throws -> Int {
  var builder = TreeBuilder(formula)
  let tree = try builder.sum()
  guard builder.peek() == nil else { throw builder.error() }
  return tree.value
}
