import QuizEngine

/// Keeps a session in the candidate's journal; each line is on the disk before the next question.
final class JournalRecorder: SessionRecorder {
  private(set) var book: StudyBook
  let session: String
  private let mode: StudyMode
  private let compiler: String?
  private let now: @Sendable () -> Instant
  private let warn: (String) -> Void
  private var lastGrade: Journal.Entry?
  private var hasWarned = false
  private var outlooks: [Slug: [Rating: Int]] = [:]

  init(
    book: StudyBook, session: String, mode: StudyMode, compiler: String?,
    now: @escaping @Sendable () -> Instant, warn: @escaping (String) -> Void
  ) {
    self.book = book
    self.session = session
    self.mode = mode
    self.compiler = compiler
    self.now = now
    self.warn = warn
    hasWarned = !book.unwritten.isEmpty
  }

  func open(_ question: Question) -> OpenQuestion {
    outlooks[question.id] = book.progress.outlook(of: question.id, at: now())
    return book.session(session)?.open[question.id] ?? OpenQuestion()
  }

  func keep(_ part: PartRecord, of question: Question) {
    record(.part(question: question.id, part))
  }

  func keep(tries: PartRecord, of question: Question) {
    record(.attempt(question: question.id, tries))
  }

  func keep(hints: Int, of question: Question) {
    record(.hint(question: question.id, count: hints))
  }

  func keep(_ result: QuestionResult) -> Rating? {
    lastGrade =
      attempt { book throws(JournalError) in
        try book.finish(
          result.question, parts: result.parts, hints: result.hints, seconds: result.seconds,
          mode: self.mode, session: self.session, compiler: self.compiler, at: self.now())
      } ?? book.history.entries.last
    guard case .grade(let record)? = lastGrade?.event else { return nil }
    return record.rating
  }

  func overrule(_ rating: Rating) {
    guard let lastGrade else { return }
    record(.overrule(entry: lastGrade.id, rating))
  }

  func outlook(for question: Question) -> [Rating: Int] {
    guard case .grade(let record)? = lastGrade?.event, record.movesSchedule else { return [:] }
    return outlooks[question.id] ?? [:]
  }

  func skip(_ question: Question) {
    record(.skip(question: question.id))
  }

  /// Keeps how the session ended, with the results of an exam or a placement before it.
  func end(_ ending: SessionEnding, after events: [Journal.Event] = []) {
    for event in events { record(event) }
    attempt { book throws(JournalError) in
      try book.end(self.session, ending, at: self.now())
    }
  }

  /// The moment that it is.
  var moment: Instant { now() }

  /// Whether everything is on the disk.
  var isWritten: Bool { book.unwritten.isEmpty }

  /// What a candidate is told when something cannot be written.
  static func warning(_ error: JournalError) -> String {
    "Your answers cannot be written: \(error). They are kept and tried again."
  }

  /// Writes what could not be written to another file, and tells how it comes into the journal.
  func rescue(to path: String, by files: any FileSystem) {
    let journal = book.journal.path
    do throws(FileError) {
      try files.write(book.unwrittenLines, to: path)
      warn(
        "What could not be written to \(journal) is in \(path); once there is room again, add it by: "
          + "cat '\(path)' >> '\(journal)'")
    } catch {
      warn(
        "\(book.unwritten.count) entries could not be written to \(journal), nor to another place, "
          + "and are lost: \(error).")
    }
  }

  private func record(_ event: Journal.Event) {
    attempt { book throws(JournalError) in
      try book.record(event, session: self.session, at: self.now())
    }
  }

  @discardableResult
  private func attempt<Result>(
    _ body: (inout StudyBook) throws(JournalError) -> Result
  ) -> Result? {
    do throws(JournalError) {
      return try body(&book)
    } catch {
      // It counts all the same, and is written as soon as it can be.
      if !hasWarned { warn(Self.warning(error)) }
      hasWarned = true
      return nil
    }
  }
}
