/// Grades what many candidates handed in, side by side.
public struct TakehomeGrading: Sendable {
  private let grader: Grader
  private let width: Int
  private let cancellation: Cancellation

  /// Takes a grader, the number of answers that are graded at the same time, and the wish to stop.
  public init(grader: Grader, width: Int, cancellation: Cancellation) {
    self.grader = grader
    self.width = width
    self.cancellation = cancellation
  }

  /// Where grades are kept, so that a batch that was cut off goes on where it was.
  public struct Memory: Sendable {
    /// The grade that is kept under a key.
    public var recall: @Sendable (_ key: String) -> Grade?
    /// Keeps a grade under a key.
    public var keep: @Sendable (_ key: String, Grade) -> Void

    /// Takes both ways.
    public init(
      recall: @escaping @Sendable (String) -> Grade?,
      keep: @escaping @Sendable (String, Grade) -> Void
    ) {
      self.recall = recall
      self.keep = keep
    }
  }

  /// Something that happened in a batch.
  public enum Event: Sendable {
    /// An answer was graded, so many of so many.
    case graded(done: Int, of: Int)
  }

  private struct Job: Sendable {
    var submission: Int
    var index: Int
    var task: TakehomeTask
    var text: String
  }

  /// The results in the order of the submissions; nil where the caller wanted it to end.
  public func grade(
    _ submissions: [TakehomeSubmission], memory: Memory,
    telling listener: @Sendable (Event) -> Void
  ) throws(GradingError) -> [TakehomeResult]? {
    var jobs: [Job] = []
    for (number, submission) in submissions.enumerated() {
      for (index, task) in (submission.package?.tasks ?? []).enumerated() {
        guard task.code != nil, case .text(let text) = submission.answers[index] else { continue }
        jobs.append(Job(submission: number, index: index, task: task, text: text))
      }
    }
    let done = Counter()
    let count = jobs.count
    let outcomes = Parallel.map(jobs, width: width) { job -> Result<Grade, GradingError>? in
      if cancellation.isWanted { return nil }
      let outcome = Result { () throws(GradingError) in try grade(job, memory) }
      if cancellation.isWanted { return nil }
      listener(.graded(done: done.next(), of: count))
      return outcome
    }
    var grades: [Int: [Int: Grade]] = [:]
    for (job, outcome) in zip(jobs, outcomes) {
      guard let outcome else { return nil }
      grades[job.submission, default: [:]][job.index] = try outcome.get()
    }
    return submissions.enumerated().map { number, submission in
      TakehomeResult(submission, code: grades[number] ?? [:])
    }
  }

  private func grade(_ job: Job, _ memory: Memory) throws(GradingError) -> Grade {
    let key = key(of: job)
    if let known = memory.recall(key) { return known }
    let part = job.task.content
    guard let grade = try grader.grade(.code(job.text), to: part)?.steady else {
      throw .program(details: "the answer is of another kind than its part")
    }
    if grade.verdict.isAboutTheAnswer, !cancellation.isWanted { memory.keep(key, grade) }
    // What was kept may say a little less: the reports are to be the same the next time.
    return memory.recall(key) ?? grade
  }

  /// Stands for everything that a grade depends on.
  private func key(of job: Job) -> String {
    Digest(texts: [
      "grade/2", job.text, TakehomeManifest.content(of: job.task.item.question), "\(job.task.part)",
      grader.toolchain.toolchain.versionText, grader.sandbox.name,
    ]).prefix(32)
  }
}
