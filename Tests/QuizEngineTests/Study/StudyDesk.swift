import QuizEngine
import QuizTestSupport

/// A candidate at work: a journal in memory, a clock that is set by hand.
struct StudyDesk {
  static let path = "/data/journal.jsonl"

  let files: InMemoryFileSystem
  var recorder: StudyRecorder
  var settings: StudySettings
  var now: Instant

  init(
    now: Instant = .at("2026-03-02T08:00:00.000Z"), settings: StudySettings = StudySettings(),
    entropy: UInt64 = 1, files: InMemoryFileSystem = InMemoryFileSystem()
  ) {
    self.files = files
    self.now = now
    self.settings = settings
    recorder = StudyRecorder(
      journal: Journal(path: Self.path, files: files, locking: .none), entropy: entropy)
  }

  var journal: Journal { recorder.journal }

  /// The progress as a program that starts now reads it.
  func progress() throws -> Progress {
    Progress(History(try journal.read().entries), settings: settings)
  }

  /// Records something, half a minute after what came before.
  @discardableResult
  mutating func record(
    _ event: Journal.Event, session: String? = nil
  ) throws -> Journal.Entry {
    now = now.advanced(by: .seconds(30))
    return try recorder.record(event, session: session, at: now, in: settings.calendar)
  }

  /// Records an answer to a question with one part of ten points.
  @discardableResult
  mutating func answer(
    _ question: String, _ rating: Rating, mode: StudyMode = .practice, session: String? = nil,
    moves: Bool = true
  ) throws -> Journal.Entry {
    try record(.grade(.sample(question, rating, mode: mode, moves: moves)), session: session)
  }

  mutating func wait(days: Int) { now = now.advanced(byDays: days) }
}

extension GradeRecord {
  static func sample(
    _ question: String, _ rating: Rating?, mode: StudyMode = .practice, moves: Bool = true
  ) -> GradeRecord {
    let isPass = rating?.isPass ?? false
    return GradeRecord(
      question: .id(question), mode: mode,
      parts: [
        PartRecord(
          part: 1, verdict: rating == nil ? .notGradable : isPass ? .accepted : .wrong,
          points: isPass ? 10 : 0, possiblePoints: 10, tries: 1, seconds: 42.5)
      ], hints: 0, seconds: 45, rating: rating, movesSchedule: moves, compiler: "6.3.1")
  }
}
