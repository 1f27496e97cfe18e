/// Something that is wrong with a bank, where it is, and what would be right.
public struct Finding: Error, Sendable, Hashable {
  /// Where it is.
  public var place: Place
  /// How bad it is.
  public var severity: Severity
  /// The rule that is broken.
  public var rule: Rule
  /// The question that it belongs to.
  public var question: Slug?
  /// What is wrong, with the value, and what would be right.
  public var message: String

  /// Takes every field.
  public init(
    place: Place, severity: Severity, rule: Rule, question: Slug?, message: String
  ) {
    self.place = place
    self.severity = severity
    self.rule = rule
    self.question = question
    self.message = message
  }
}

extension Finding: Comparable {
  /// Orders findings by place, then by severity, rule and message, the same on every run.
  public static func < (one: Finding, other: Finding) -> Bool {
    if one.place != other.place { return one.place < other.place }
    if one.severity != other.severity { return one.severity > other.severity }
    return (one.rule.name, one.message) < (other.rule.name, other.message)
  }
}

extension Finding: CustomStringConvertible {
  /// One line as compilers write it: `file:12:5: error: message [rule]`.
  public var description: String {
    "\(place): \(severity.rawValue): \(message) [\(rule.name)]"
  }
}

extension Finding {
  /// The finding as programs read it.
  public var json: JSON {
    [
      "file": .string(place.file),
      "line": .optional(place.line),
      "column": .optional(place.column),
      "severity": .string(severity.rawValue),
      "rule": .string(rule.name),
      "question": .optional(question?.text),
      "message": .string(message),
    ]
  }
}
