extension History {
  /// Takes something more that happened.
  ///
  /// - Returns: whether all had to be gone through again, since it changes what was before it.
  mutating func add(_ entry: Journal.Entry) -> Bool {
    guard let last = entries.last, Journal.Entry.precedes(last, entry), isPlain(entry) else {
      self = History(entries + [entry])
      return true
    }
    entries.append(entry)
    var answer: Answer?
    if case .grade(let record) = entry.event { answer = Answer(entry, record) }
    if let answer { answers.append(answer) }
    guard let id = entry.session else { return false }
    if let index = sessions.lastIndex(where: { $0.id == id }) {
      sessions[index].add(entry, answer)
    } else if case .begin(let plan) = entry.event {
      sessions.append(SessionHistory(entry, plan, id: id))
    }
    return false
  }

  private func isPlain(_ entry: Journal.Entry) -> Bool {
    switch entry.event {
    case .undo, .overrule, .reset: false
    // What was before the beginning, as of a clock that was set back, belongs to the session, too.
    case .begin: !entries.contains { $0.session == entry.session }
    default: true
    }
  }
}
