import Foundation

enum ParseError: Error { case bad(at: Int) }

final class Reader {
  let bytes: [UInt8]
  var i = 0
  init(_ s: String) { bytes = Array(s.utf8) }

  var current: UInt8? {
    while i < bytes.count, bytes[i] == UInt8(ascii: " ") { i += 1 }
    return i < bytes.count ? bytes[i] : nil
  }

  func number() throws -> Int {
    guard let c = current, (48...57).contains(c) else { throw ParseError.bad(at: i) }
    var n = 0
    while i < bytes.count, (48...57).contains(bytes[i]) {
      n = n * 10 + Int(bytes[i] - 48)
      i += 1
    }
    return n
  }

  func atom() throws -> Int {
    if current == UInt8(ascii: "(") {
      i += 1
      let n = try expression()
      if current != UInt8(ascii: ")") { throw ParseError.bad(at: i) }
      i += 1
      return n
    }
    return try number()
  }

  // collects the products of a sum, then adds them
  func expression() throws -> Int {
    var terms = [try atom()]
    while let op = current {
      switch op {
      case UInt8(ascii: "+"):
        i += 1
        terms.append(try atom())
      case UInt8(ascii: "-"):
        i += 1
        terms.append(-(try atom()))
      case UInt8(ascii: "*"):
        i += 1
        terms[terms.count - 1] *= try atom()
      default:
        return terms.reduce(0, +)
      }
    }
    return terms.reduce(0, +)
  }
}

func total(of formula: String) throws -> Int {
  let reader = Reader(formula)
  let value = try reader.expression()
  if reader.current != nil { throw ParseError.bad(at: reader.i) }
  return value
}

do {
  print(try total(of: "3 * (2 + 4) - 1"))
  print(try total(of: "2 +"))
} catch {
  print("not a formula: \(error)")
}
