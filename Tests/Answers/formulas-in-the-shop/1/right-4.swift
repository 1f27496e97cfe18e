import Foundation

enum FormulaError: Error { case bad }

/// Sum, current product and sign on a stack for each parenthesis.
public func total(of formula: String) throws -> Int {
  struct Level { var sum = 0, product: Int? = nil, sign = 1, pendingTimes = false }
  var stack = [Level()]
  let bytes = Array(formula.utf8)
  var i = 0
  func operand(_ v: Int) throws {
    var l = stack.removeLast()
    if l.product == nil {
      l.product = v
    } else if l.pendingTimes {
      l.product! *= v; l.pendingTimes = false
    } else {
      throw FormulaError.bad
    }
    stack.append(l)
  }
  func value(_ l: Level) throws -> Int {
    guard let p = l.product, !l.pendingTimes else { throw FormulaError.bad }
    return l.sum + l.sign * p
  }
  while i < bytes.count {
    let c = bytes[i]
    switch c {
    case UInt8(ascii: " "): i += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var v = 0
      while i < bytes.count, (48...57).contains(bytes[i]) {
        v = v * 10 + Int(bytes[i] - 48); i += 1
      }
      try operand(v)
    case UInt8(ascii: "*"):
      guard stack.last!.product != nil, !stack.last!.pendingTimes else { throw FormulaError.bad }
      stack[stack.count - 1].pendingTimes = true
      i += 1
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let v = try value(stack.last!)
      stack[stack.count - 1] = Level(sum: v, product: nil, sign: c == UInt8(ascii: "+") ? 1 : -1)
      i += 1
    case UInt8(ascii: "("):
      guard stack.last!.product == nil || stack.last!.pendingTimes else { throw FormulaError.bad }
      stack.append(Level())
      i += 1
    case UInt8(ascii: ")"):
      guard stack.count > 1 else { throw FormulaError.bad }
      try operand(value(stack.removeLast()))
      i += 1
    default: throw FormulaError.bad
    }
  }
  guard stack.count == 1 else { throw FormulaError.bad }
  return try value(stack[0])
}
