/// Adds entries to a journal, and keeps those that could not be written until they can.
public struct StudyRecorder: Sendable {
  /// The journal.
  public let journal: Journal
  /// What is not on the disk yet.
  public private(set) var pending: [Journal.Entry] = []
  private var names: SeededGenerator
  private var lastTime: Instant?

  /// Takes the journal, and chance that no other program has, from which names are made.
  public init(journal: Journal, entropy: UInt64) {
    self.journal = journal
    names = SeededGenerator(seed: entropy)
  }

  /// Makes a name for a session.
  public mutating func makeSessionName() -> String { names.name() }

  /// Writes what happened; it is on the disk when this returns.
  ///
  /// Where that fails nothing is lost: it is written with what is recorded next, or by `flush`.
  @discardableResult
  public mutating func record(
    _ event: Journal.Event, session: String?, at time: Instant, in calendar: StudyCalendar
  ) throws(JournalError) -> Journal.Entry {
    let entry = make(event, session: session, at: time, in: calendar)
    try flush()
    return entry
  }

  /// Makes an entry that the next `flush` writes.
  mutating func make(
    _ event: Journal.Event, session: String?, at time: Instant, in calendar: StudyCalendar
  ) -> Journal.Entry {
    let unique = self.unique(time)
    lastTime = unique
    let entry = Journal.Entry(
      id: names.name(), time: unique, day: calendar.day(of: unique), session: session, event: event)
    pending.append(entry)
    return entry
  }

  /// Writes what could not be written before.
  public mutating func flush() throws(JournalError) {
    try journal.append(pending)
    pending = []
  }

  /// A time behind the last entry's, where both are of the same moment and would have no order.
  ///
  /// A clock that was set back is believed.
  private func unique(_ time: Instant) -> Instant {
    guard let lastTime, time <= lastTime, lastTime.seconds(since: time) < 1 else { return time }
    return Instant(milliseconds: lastTime.milliseconds + 1)
  }
}
