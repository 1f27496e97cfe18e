/// Grades an explanation by the key points that were ticked.
public enum RubricGrading {
  /// Adds up the points of what was ticked.
  public static func grade(_ ticked: Set<Int>, in explanation: Explanation) -> Grade {
    let rubric = explanation.rubric
    let results = rubric.enumerated().map { index, point in
      let isTicked = ticked.contains(index)
      return CheckResult(
        name: point.point, code: "", verdict: isTicked ? .accepted : .wrong, points: point.points,
        expected: "said", got: isTicked ? "said" : "not said")
    }
    let possible = rubric.reduce(0) { $0 + $1.points }
    let earned = results.filter(\.passed).reduce(0) { $0 + $1.points }
    let verdict: Verdict = earned == possible ? .accepted : earned > 0 ? .partly : .wrong
    return Grade(
      verdict: verdict, points: Double(earned), possiblePoints: possible, checks: results)
  }

  /// The key points that an answer's words betray.
  public static func suggestions(for answer: String, in explanation: Explanation) -> Set<Int> {
    let said = folded(answer)
    return Set(
      explanation.rubric.indices.filter { index in
        explanation.rubric[index].words.contains { said.contains(folded($0)) }
      })
  }

  /// The words in lower case with single blanks, so that a line's end between them does not matter.
  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
