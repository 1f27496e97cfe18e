/// The address in parentheses that makes a link of the bracket before it.
struct LinkTarget {
  /// The address, without escapes.
  let address: String
  /// The position after it.
  let end: Int

  /// Reads `(address)`, `(<address>)` and either with a title, which is dropped.
  init?(_ scalars: [Unicode.Scalar], at position: Int) {
    var cursor = Cursor(scalars: scalars, position: position)
    guard cursor.take("(") else { return nil }
    cursor.skipSpace()
    guard let address = cursor.peek == "<" ? cursor.bracketed() : cursor.bare() else { return nil }
    if cursor.skipSpace(), let sign = cursor.peek, "\"'(".unicodeScalars.contains(sign) {
      guard cursor.title(closedBy: sign == "(" ? ")" : sign) else { return nil }
      cursor.skipSpace()
    }
    guard cursor.take(")") else { return nil }
    self.address = String(scalars: address)
    self.end = cursor.position
  }
}

extension LinkTarget {
  private struct Cursor {
    let scalars: [Unicode.Scalar]
    var position: Int

    var peek: Unicode.Scalar? {
      position < scalars.count ? scalars[position] : nil
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard peek == scalar else { return false }
      position += 1
      return true
    }

    @discardableResult
    mutating func skipSpace() -> Bool {
      let start = position
      while let scalar = peek, scalar == " " || scalar == "\t" || scalar == "\n" { position += 1 }
      return position > start
    }

    /// The scalar at the position, or the one that a backslash escapes.
    mutating func next() -> (scalar: Unicode.Scalar, isEscaped: Bool)? {
      guard let scalar = peek else { return nil }
      position += 1
      guard scalar == "\\", let escaped = peek, escaped.isASCIIPunctuation else {
        return (scalar, false)
      }
      position += 1
      return (escaped, true)
    }

    mutating func bracketed() -> [Unicode.Scalar]? {
      guard take("<") else { return nil }
      var address: [Unicode.Scalar] = []
      while let (scalar, isEscaped) = next() {
        if !isEscaped, scalar == ">" { return address }
        if !isEscaped, scalar == "<" || scalar == "\n" { return nil }
        address.append(scalar)
      }
      return nil
    }

    mutating func bare() -> [Unicode.Scalar]? {
      var address: [Unicode.Scalar] = []
      var depth = 0
      while let scalar = peek, !scalar.isSpace, scalar.value >= 0x20 {
        if scalar == ")", depth == 0 { break }
        guard let (scalar, isEscaped) = next() else { break }
        if !isEscaped, scalar == "(" { depth += 1 }
        if !isEscaped, scalar == ")" { depth -= 1 }
        guard depth < 32 else { return nil }
        address.append(scalar)
      }
      return depth == 0 ? address : nil
    }

    mutating func title(closedBy sign: Unicode.Scalar) -> Bool {
      position += 1
      while let (scalar, isEscaped) = next() {
        if !isEscaped, scalar == sign { return true }
        if !isEscaped, scalar == "(", sign == ")" { return false }
      }
      return false
    }
  }
}
