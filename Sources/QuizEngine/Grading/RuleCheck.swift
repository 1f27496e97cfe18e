/// Holds a part's rules against an answer's syntax.
enum RuleCheck {
  /// The rules that are broken, with the first line where a forbidden construct stands.
  static func breaches(of rules: [SyntaxRule], in syntax: SourceSyntax) -> [RuleBreach] {
    rules.flatMap { rule -> [RuleBreach] in
      guard let construct = SyntaxConstruct(named: rule.construct) else { return [] }
      let lines = construct.lines(in: syntax).sorted()
      switch rule.demand {
      case .forbid:
        return lines.first.map { line in
          [RuleBreach(name: "forbid \(rule.construct)", line: line, message: rule.message)]
        } ?? []
      case .require(let atLeast):
        guard lines.count < atLeast else { return [] }
        return [RuleBreach(name: "require \(rule.construct)", line: nil, message: rule.message)]
      }
    }
  }
}
