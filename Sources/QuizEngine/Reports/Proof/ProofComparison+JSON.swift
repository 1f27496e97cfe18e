extension ProofComparison {
  /// The proofs of all compilers as programs read them, with what differs.
  public func json(showingWarnings: Bool) -> JSON {
    [
      "toolchains": .array(reports.map { $0.json(showingWarnings: showingWarnings) }),
      "questionsThatDiffer": .strings(questions.map(\.text)),
      "differences": .array(differences.map { json($0) }),
    ]
  }

  private func json(_ difference: Difference) -> JSON {
    let outcomes = zip(reports, difference.outcomes).map { report, outcome -> JSON in
      ["compiler": .string(report.compiler), "outcome": .string(outcome)]
    }
    return [
      "question": .string(difference.question.text), "claim": .string(difference.claim),
      "file": .string(difference.place.file), "line": .optional(difference.place.line),
      "column": .optional(difference.place.column), "outcomes": .array(outcomes),
    ]
  }

  /// What differs, for people.
  public var document: Document {
    guard reports.count > 1 else { return Document() }
    if differences.isEmpty {
      return [.verdict(.right, "All compilers agree on every claim.")]
    }
    let count = questions.count
    var document: Document = [
      .verdict(
        .warning,
        Prose(
          "The compilers differ on \(count.counted("question")): "
            + questions.map(\.text).joined(separator: ", ") + "."))
    ]
    for difference in differences {
      let outcomes = zip(reports, difference.outcomes).map { "\($0.compiler): \($1)" }
      document.append(.paragraph(Prose("\(difference.question), \(difference.claim)")))
      document.append(.bullets(outcomes.map { Prose($0) }))
    }
    return document
  }
}
