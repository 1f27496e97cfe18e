extension Grade {
  /// The grade as programs read it; the names are a contract.
  ///
  /// - Parameters:
  ///   - part: the number of the part, from 1.
  ///   - compiler: what the compiler says of itself; nil where none was needed.
  public func json(
    question: Slug, part: Int, compiler: String?, sandbox: String?, feedback: String?
  ) -> JSON {
    .object([
      ("question", .string(question.text)),
      ("part", .integer(part)),
      ("verdict", .string(verdict.rawValue)),
      ("points", .points(points)),
      ("of", .integer(possiblePoints)),
      ("checks", .array(checks.map(\.json))),
      ("diagnostics", .array(diagnostics.map(\.json))),
      ("rules", .array(breaches.map(\.json))),
      ("output", .string(output)),
      ("message", .string(message)),
      ("seconds", .number((seconds * 1000).rounded() / 1000)),
      ("compiler", .optional(compiler)),
      ("sandbox", .optional(sandbox)),
      ("feedback", .optional(feedback)),
    ])
  }
}

extension JSON {
  /// Points without a fraction where there is none, and with two digits where there is one.
  public static func points(_ points: Double) -> JSON {
    let rounded = (points * 100).rounded() / 100
    return rounded == rounded.rounded() ? .integer(Int(rounded)) : .number(rounded)
  }
}

extension CheckResult {
  fileprivate var json: JSON {
    .object([
      ("name", .string(name)),
      ("verdict", .string(verdict.rawValue)),
      ("points", .integer(points)),
      ("code", .string(code)),
      ("expected", .string(expected)),
      ("got", .string(got)),
      ("message", .string(message)),
      ("output", .string(output)),
    ])
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    .object([
      ("file", .string(file)),
      ("line", .integer(line)),
      ("column", .integer(column)),
      ("severity", .string(severity.rawValue)),
      ("message", .string(message)),
      ("group", .optional(group)),
      ("fixIt", .optional(fixIt)),
      ("notes", .array(notes.map(\.json))),
    ])
  }
}

extension RuleBreach {
  fileprivate var json: JSON {
    .object([
      ("name", .string(name)),
      ("line", .optional(line)),
      ("message", .string(message)),
    ])
  }
}
