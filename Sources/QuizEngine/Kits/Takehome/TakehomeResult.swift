/// What a candidate's answers are worth.
public struct TakehomeResult: Sendable {
  /// The candidate.
  public var name: String
  /// The kit; nil where nothing could be graded.
  public var kit: Kit.ID?
  /// The tasks in order.
  public var tasks: [Entry]
  /// What there is to say of the folder.
  public var findings: [TakehomeFinding]

  /// A task and what came of it.
  public struct Entry: Sendable {
    /// The task.
    public var task: TakehomeTask
    /// What was handed in.
    public var answer: TakehomeSubmission.Answer
    /// What it is worth; nil where a person has to read it, or nothing was handed in.
    public var grade: Grade?
  }

  init(_ submission: TakehomeSubmission, code grades: [Int: Grade]) {
    name = submission.name
    kit = submission.package?.manifest.kit
    findings = submission.findings
    tasks = zip(submission.package?.tasks ?? [], submission.answers).enumerated().map {
      index, pair in
      let (task, answer) = pair
      var grade = grades[index]
      if task.code == nil, case .text(let text) = answer {
        grade = Self.grade(text, of: task)
      }
      return Entry(task: task, answer: answer, grade: grade)
    }
  }

  /// Grades what needs no compiler; letters are those that the candidate saw.
  private static func grade(_ text: String, of task: TakehomeTask) -> Grade? {
    switch task.content.task {
    case .predict:
      let prediction = PredictedOutcome(text.trimmed)
      return Grader.gradeWithoutCompiler(.prediction(prediction), to: task.content)
    case .choose(let choice):
      let order = task.item.optionOrders[task.part - 1]
      guard let places = ChoiceGrading.options(in: text, count: choice.options.count) else {
        return Grade(
          verdict: .wrong, points: 0, possiblePoints: task.content.points,
          message: "The answer is no list of letters.")
      }
      let picked = Set(places.map { order[$0] })
      guard var grade = Grader.gradeWithoutCompiler(.options(picked), to: task.content) else {
        return nil
      }
      let right = Set(order.indices.filter { choice.options[order[$0]].isCorrect })
      for index in grade.checks.indices {
        grade.checks[index].expected = ChoiceGrading.letters(of: right)
        grade.checks[index].got = ChoiceGrading.letters(of: places)
      }
      return grade
    case .write, .repair, .explain: return nil
    }
  }
}

extension TakehomeResult.Entry {
  /// Whether a person has to read the answer before there are points for it.
  public var needsReader: Bool {
    guard case .explain = task.content.task, case .text = answer else { return false }
    return true
  }

  /// The points that are known.
  public var points: Double { grade?.points ?? 0 }
}

extension TakehomeResult {
  /// The points that are known, of all tasks.
  public var points: Double { tasks.reduce(0) { $0 + $1.points } }

  /// The points of all tasks.
  public var possiblePoints: Int { tasks.reduce(0) { $0 + $1.task.content.points } }

  /// The points that a reader has yet to give.
  public var openPoints: Int {
    tasks.filter(\.needsReader).reduce(0) { $0 + $1.task.content.points }
  }

  /// Whether anything could be graded.
  public var isGraded: Bool { kit != nil }
}
