/// A candidate's journal in use: what it says, and the way to add to it.
public struct StudyBook: Sendable {
  /// Where the candidate stands, everything that was recorded included.
  public private(set) var progress: Progress
  /// The damaged lines that the journal has.
  public let damage: [Journal.Damage]
  /// The damaged lines that were found and set aside just now; those known before are not told again.
  public let newDamage: [Journal.Damage]
  /// Why damaged lines could not be set aside; they are still where they were.
  public let setAsideFailure: JournalError?
  private var recorder: StudyRecorder

  /// Reads the journal, and sets aside what is damaged.
  ///
  /// - Parameter entropy: chance that no other program has, from which names are made.
  public init(
    opening journal: Journal, settings: StudySettings, entropy: UInt64
  ) throws(JournalError) {
    let contents = try journal.read()
    damage = contents.damage
    do {
      newDamage = try journal.setAside(contents.damage)
      setAsideFailure = nil
    } catch {
      newDamage = contents.damage
      setAsideFailure = error
    }
    progress = Progress(History(contents), settings: settings)
    recorder = StudyRecorder(journal: journal, entropy: entropy)
  }

  /// How the candidate studies.
  public var settings: StudySettings { progress.settings }

  /// What happened.
  public var history: History { progress.history }

  /// The file of everything.
  public var journal: Journal { recorder.journal }

  /// What could not be written yet; it is tried again with everything that is recorded.
  public var unwritten: [Journal.Entry] { recorder.pending }

  /// The same as lines that can be added to the journal.
  public var unwrittenLines: String { unwritten.map { $0.json.compact + "\n" }.joined() }
}

extension StudyBook {
  /// Records what happened; it is on the disk when this returns.
  ///
  /// Where that fails it counts all the same, and is written as soon as it can be.
  @discardableResult
  public mutating func record(
    _ event: Journal.Event, session: String? = nil, at now: Instant
  ) throws(JournalError) -> Journal.Entry {
    let entry = recorder.make(event, session: session, at: now, in: settings.calendar)
    progress.add(entry)
    try recorder.flush()
    return entry
  }

  /// Tries again to write what could not be written.
  public mutating func flush() throws(JournalError) {
    try recorder.flush()
  }

  /// Begins a session.
  ///
  /// - Returns: the session's name, and why its beginning is not on the disk yet; it counts all the same.
  public mutating func begin(
    _ plan: SessionPlan, at now: Instant
  ) -> (session: String, failure: JournalError?) {
    let name = recorder.makeSessionName()
    do throws(JournalError) {
      try record(.begin(plan), session: name, at: now)
      return (name, nil)
    } catch {
      return (name, error)
    }
  }

  /// What is known of a session, as of now.
  public func session(_ name: String) -> SessionHistory? {
    history.sessions.last { $0.id == name }
  }

  /// Ends a session; an exam and a placement are to have their results recorded before.
  public mutating func end(
    _ session: String, _ ending: SessionEnding, at now: Instant
  ) throws(JournalError) {
    try record(.end(ending), session: session, at: now)
  }
}

extension StudyBook {
  /// Records a question that was answered to its end, rated by the rule.
  ///
  /// - Parameters:
  ///   - parts: what became of its parts.
  ///   - session: the session's name; nothing for a single answer, which moves the schedule when due.
  @discardableResult
  public mutating func finish(
    _ question: Question, parts: [PartRecord], hints: Int, seconds: Double, mode: StudyMode,
    session: String?, compiler: String?, at now: Instant
  ) throws(JournalError) -> Journal.Entry {
    let scheduling = session.flatMap { self.session($0) }?.plan.scheduling ?? .whenDue
    let record = GradeRecord(
      parts, to: question, mode: mode, hints: hints, seconds: seconds,
      movesSchedule: progress.movesSchedule(question.id, at: now, scheduling: scheduling),
      compiler: compiler)
    return try self.record(.grade(record), session: session, at: now)
  }

  /// Takes the last grade, skip, overruling or reset back.
  ///
  /// - Returns: what was taken back; nothing where there is nothing.
  public mutating func undo(at now: Instant) throws(JournalError) -> Journal.Entry? {
    guard let entry = history.lastUndoable(at: now) else { return nil }
    try record(.undo(entry: entry.id), session: entry.session, at: now)
    return entry
  }
}
