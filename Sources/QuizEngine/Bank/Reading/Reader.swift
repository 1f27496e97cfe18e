/// Turns JSON into the model, and notes everything that is wrong on the way.
///
/// A value that cannot be read is noted and replaced, so that reading goes on: whoever uses the
/// result looks at the findings first.
struct Reader {
  /// The path of the JSON file.
  let file: String
  /// The question that is read.
  var question: Slug?
  /// The names that rules may use.
  let constructs: ConstructNames
  /// The code that belongs to the question.
  var code: CodeFiles
  /// What was wrong so far.
  private(set) var findings: [Finding] = []

  init(file: String, question: Slug?, constructs: ConstructNames, code: CodeFiles) {
    self.file = file
    self.question = question
    self.constructs = constructs
    self.code = code
  }
}

extension Reader {
  /// Notes an error at a place in the JSON file.
  mutating func note(_ rule: Finding.Rule, at position: JSON.Position, _ message: String) {
    note(rule, at: place(of: position), message)
  }

  /// Notes an error at a value.
  mutating func note(_ rule: Finding.Rule, at node: JSON.Node, _ message: String) {
    note(rule, at: node.position, message)
  }

  /// Notes an error, or something less bad, anywhere.
  mutating func note(
    _ rule: Finding.Rule, at place: Place, _ message: String, severity: Finding.Severity = .error
  ) {
    findings.append(
      Finding(place: place, severity: severity, rule: rule, question: question, message: message))
  }

  /// Where something stands in the JSON file.
  func place(of position: JSON.Position) -> Place {
    Place(file: file, line: position.line, column: position.column)
  }
}
