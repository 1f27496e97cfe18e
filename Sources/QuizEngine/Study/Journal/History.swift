/// What stands in the journal once everything that was taken back is left out.
public struct History: Sendable {
  /// All entries by time, those taken back included.
  public internal(set) var entries: [Journal.Entry]
  /// The ids of the entries that were taken back.
  public let undone: Set<String>
  /// The grades that stand, by time, with the ratings that the candidate wants.
  public internal(set) var answers: [Answer]
  /// The resets that stand, by time.
  public let resets: [Reset]
  /// The sessions, by their beginning.
  public internal(set) var sessions: [SessionHistory]

  /// When something was forgotten: one question, or all of them.
  public struct Reset: Sendable, Equatable {
    /// When.
    public var time: Instant
    /// The question; nothing for all.
    public var question: Slug?
  }

  /// Takes entries; those of joined journals in any order, some of them twice.
  public init(_ entries: [Journal.Entry] = []) {
    var seen: Set<String> = []
    self.init(
      inOrder: entries.sorted(by: Journal.Entry.precedes).filter { seen.insert($0.id).inserted })
  }

  /// Takes what was read from a journal.
  public init(_ contents: Journal.Contents) {
    self.init(inOrder: contents.entries)
  }

  /// Takes entries by time, each once.
  private init(inOrder entries: [Journal.Entry]) {
    self.entries = entries
    let undone = UndoneEntries(entries).ids
    let standing = undone.isEmpty ? entries : entries.filter { !undone.contains($0.id) }
    self.undone = undone
    answers = Self.answers(standing)
    resets = standing.compactMap { entry in
      guard case .reset(let question) = entry.event else { return nil }
      return Reset(time: entry.time, question: question)
    }
    sessions = SessionFold(entries, undone: undone, answers: answers).sessions
  }
}

extension History {
  /// The last grade, skip or reset that stands, which is what an undo takes back.
  ///
  /// Entries of the future, as of a clock that was set back since, come behind all others.
  public func lastUndoable(at now: Instant) -> Journal.Entry? {
    // Entries of one moment are put behind one another, so the last ones may be ahead a little.
    let soon = now.advanced(by: .seconds(1))
    return entries.last { $0.time <= soon && isUndoable($0) } ?? entries.last(where: isUndoable)
  }

  private func isUndoable(_ entry: Journal.Entry) -> Bool {
    guard !undone.contains(entry.id) else { return false }
    switch entry.event {
    case .grade, .skip, .reset, .overrule: return true
    default: return false
    }
  }

  /// The session that was cut off last.
  public var openSession: SessionHistory? {
    sessions.filter(\.isOpen).max { $0.lastActive < $1.lastActive }
  }

  /// The entries that bear a later time than it is now, as after a clock that went wrong.
  public func entries(after now: Instant) -> [Journal.Entry] {
    entries.filter { $0.time > now }
  }

  private static func answers(_ entries: [Journal.Entry]) -> [Answer] {
    var ratings: [String: Rating] = [:]
    for case .overrule(let id, let rating) in entries.map(\.event) { ratings[id] = rating }
    return entries.compactMap { entry in
      guard case .grade(var record) = entry.event else { return nil }
      record.rating = ratings[entry.id] ?? record.rating
      return Answer(entry, record)
    }
  }
}
