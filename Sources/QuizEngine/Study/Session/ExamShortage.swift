/// Why an exam cannot be made: there are too few questions of some kinds.
public struct ExamShortage: Error, Equatable {
  /// The rows that cannot be filled, each with the number of questions that are missing.
  public var missing: [ExamBlueprint.Row]

  /// Takes the rows.
  public init(missing: [ExamBlueprint.Row]) {
    self.missing = missing
  }
}

extension ExamShortage: CustomStringConvertible {
  /// One sentence that says what is missing.
  public var description: String {
    let rows = missing.map { row in
      let kind = [row.level?.rawValue, row.topic?.text].compactMap { $0 }.joined(separator: "/")
      return "\(row.count) \(kind.isEmpty ? "of any kind" : kind)"
    }
    return "too few questions for this exam; missing are \(rows.joined(separator: ", "))"
  }
}
