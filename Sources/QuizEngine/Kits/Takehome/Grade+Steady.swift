extension Grade {
  /// The grade without what differs from run to run: how long it took, and how far a flood of output
  /// came before it was stopped. Neither says anything about the answer.
  var steady: Grade {
    var grade = self
    grade.seconds = 0
    grade.output = Self.beginning(of: output)
    for index in grade.checks.indices {
      grade.checks[index].output = Self.beginning(of: checks[index].output)
    }
    return grade
  }

  /// The characters of output that a report needs.
  private static let mostCharacters = 2_000

  private static func beginning(of text: String) -> String {
    let beginning = text.prefix(mostCharacters)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }
}
