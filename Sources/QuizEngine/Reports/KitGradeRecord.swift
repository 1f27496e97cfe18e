/// A grade as it is kept on disk while a batch is graded.
public enum KitGradeRecord {
  /// The text that is kept.
  public static func text(_ grade: Grade) -> String {
    grade.json(
      question: .unnamed, part: 1, compiler: nil, sandbox: nil, feedback: nil
    ).compact + "\n"
  }

  /// Reads what was kept; nil where it was cut off or is something else.
  public static func grade(_ bytes: [UInt8]) -> Grade? {
    let document = JSON.Document(bytes)
    guard document.faults.isEmpty, let root = document.root?.value,
      let verdict = root["verdict"]?.string.flatMap({ Verdict(rawValue: $0) }),
      let points = root["points"]?.number, let possible = root["of"]?.integer
    else { return nil }
    return Grade(
      verdict: verdict, points: points, possiblePoints: possible,
      checks: (root["checks"]?.array ?? []).compactMap(check),
      diagnostics: (root["diagnostics"]?.array ?? []).compactMap(diagnostic),
      breaches: (root["rules"]?.array ?? []).map(breach), output: text(root, "output"),
      message: text(root, "message"))
  }

  private static func text(_ json: JSON, _ key: String) -> String { json[key]?.string ?? "" }

  private static func check(_ json: JSON) -> CheckResult? {
    guard let verdict = json["verdict"]?.string.flatMap({ Verdict(rawValue: $0) }) else {
      return nil
    }
    return CheckResult(
      name: text(json, "name"), code: text(json, "code"), verdict: verdict,
      points: json["points"]?.integer ?? 0, expected: text(json, "expected"),
      got: text(json, "got"), message: text(json, "message"), output: text(json, "output"))
  }

  private static func diagnostic(_ json: JSON) -> Diagnostic? {
    guard let severity = json["severity"]?.string.flatMap({ Diagnostic.Severity(rawValue: $0) })
    else { return nil }
    return Diagnostic(
      file: text(json, "file"), line: json["line"]?.integer ?? 1,
      column: json["column"]?.integer ?? 1, severity: severity, message: text(json, "message"),
      group: json["group"]?.string, fixIt: json["fixIt"]?.string,
      notes: (json["notes"]?.array ?? []).compactMap(diagnostic))
  }

  private static func breach(_ json: JSON) -> RuleBreach {
    RuleBreach(
      name: text(json, "name"), line: json["line"]?.integer, message: text(json, "message"))
  }
}
