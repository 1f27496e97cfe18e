extension Reader {
  /// Reads a rule on the syntax.
  mutating func rule(_ node: JSON.Node) -> SyntaxRule? {
    guard let fields = fields(node, .rule) else { return nil }
    let message = prose(fields, "message")
    let atLeast = integer(fields, "atLeast", in: 1...100) ?? 1
    guard let key = oneKey(of: ["require", "forbid"], in: fields) else { return nil }
    if key == "forbid" {
      refuse(["atLeast"], in: fields, because: "it belongs to `require`")
    }
    guard let value = fields[key],
      let construct = string(value, called: "`\(key)`", pattern: .anything)
    else { return nil }
    guard constructs.isKnown(construct) else {
      note(
        .unknownValue, at: value,
        "there is no rule on \(Quoted.text(construct))"
          + suggestion(for: construct, among: constructs.names))
      return nil
    }
    return SyntaxRule(
      demand: key == "forbid" ? .forbid : .require(atLeast: atLeast), construct: construct,
      message: message)
  }
}
