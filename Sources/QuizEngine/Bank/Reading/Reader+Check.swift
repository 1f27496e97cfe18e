extension Reader {
  private static let outcomes = ["gives", "throws", "traps", "rejects", "prints"]

  /// Reads the checks of a part.
  mutating func checks(_ fields: Fields, points: Int?, modes: [LanguageMode]) -> [Check] {
    guard let node = fields["checks"] else { return [] }
    var checks: [Check] = []
    var names: Set<String> = []
    var tried: [(points: Int?, modes: [LanguageMode])] = []
    for node in list(fields, "checks", of: "checks", atMost: 100) {
      guard let fields = self.fields(node, .check) else { continue }
      let value = fields["points"] == nil ? 1 : integer(fields, "points", in: 1...100)
      let own = self.modes(fields, within: modes.isEmpty ? nil : modes)
      let isModeKnown = own != nil || fields["modes"] == nil
      tried.append((isModeKnown ? value : nil, own ?? modes))
      let name = prose(fields, "name")
      if let node = fields["name"], !name.isEmpty, !names.insert(name).inserted {
        note(.duplicateValue, at: node, "two checks of the part are called \(Quoted.text(name))")
      }
      let isHidden = flag(fields, "hidden")
      let setup = optionalText(fields, "setup") ?? ""
      guard let trial = trial(fields) else { continue }
      checks.append(
        Check(
          name: name, points: value ?? 1, isHidden: isHidden, setup: setup, trial: trial,
          modes: own))
    }
    // A check that is left out in some mode would leave points that nobody can earn there.
    for mode in modes where !tried.isEmpty {
      let isEverywhere = tried.allSatisfy { $0.modes == modes }
      compare(
        tried.filter { $0.modes.contains(mode) }.map(\.points), of: "checks", with: points,
        at: node, when: isEverywhere ? "" : " in mode \(mode.rawValue)")
      if isEverywhere { break }
    }
    return checks
  }
}

extension Reader {
  private mutating func trial(_ fields: Fields) -> Check.Trial? {
    guard let outcome = oneKey(of: Self.outcomes, in: fields) else { return nil }
    let mayBeEmpty: Emptiness = outcome == "gives" ? .refused : .allowed
    let text = text(fields, outcome, empty: mayBeEmpty)
    if outcome != "gives" {
      refuse(["within"], in: fields, because: "it belongs to `gives`")
    }
    guard outcome != "prints" else { return printing(fields, text) }
    refuse(["program", "stdin"], in: fields, because: "it belongs to `prints`")
    guard fields["expression"] != nil else {
      note(.missingKey, at: fields.node, "the check has `\(outcome)`, but no `expression`")
      return nil
    }
    let expression = self.text(fields, "expression")
    switch outcome {
    case "gives": return giving(fields, expression, text)
    case "throws": return .throws(expression: expression, text: text)
    case "traps": return .traps(expression: expression, text: text)
    default: return .rejects(expression: expression, text: text)
    }
  }

  private mutating func giving(
    _ fields: Fields, _ expression: String, _ value: String
  ) -> Check.Trial {
    let within = share(fields, "within", atMost: .infinity)
    if within != nil, Double(value) == nil, let node = fields["gives"] {
      note(
        .wrongFormat, at: node,
        "with `within`, `gives` needs a number, not \(Quoted.text(value))")
    }
    return .gives(expression: expression, value: value, within: within)
  }

  private mutating func printing(_ fields: Fields, _ text: String) -> Check.Trial {
    refuse(["expression"], in: fields, because: "`prints` goes with `program`, or stands alone")
    guard fields["program"] != nil else {
      let input = optionalText(fields, "stdin", empty: .allowed) ?? ""
      return .answerPrints(text: text, input: input)
    }
    refuse(["stdin"], in: fields, because: "a `program` gets no input")
    return .programPrints(program: self.text(fields, "program"), text: text)
  }
}
