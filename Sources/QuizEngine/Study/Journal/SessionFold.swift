/// Gathers the entries of each session.
struct SessionFold {
  private var order: [String] = []
  private var found: [String: SessionHistory] = [:]

  /// Takes all entries, which of them were taken back, and the grades that stand.
  init(_ entries: [Journal.Entry], undone: Set<String>, answers: [Answer]) {
    for entry in entries where !undone.contains(entry.id) {
      guard let id = entry.session, case .begin(let plan) = entry.event, found[id] == nil else {
        continue
      }
      order.append(id)
      found[id] = SessionHistory(entry, plan, id: id)
    }
    for entry in entries {
      guard let id = entry.session, found[id] != nil else { continue }
      // A grade closes a question even when it is taken back: it is asked from the start then.
      if case .grade(let record) = entry.event { found[id]?.open[record.question] = nil }
      if !undone.contains(entry.id) { found[id]?.take(entry) }
    }
    for answer in answers {
      guard let id = answer.session, found[id] != nil else { continue }
      found[id]?.grades.append(answer)
    }
  }

  /// The sessions, by their beginning.
  var sessions: [SessionHistory] { order.compactMap { found[$0] } }
}

extension SessionHistory {
  /// A session that begins.
  init(_ entry: Journal.Entry, _ plan: SessionPlan, id: String) {
    self.init(id: id, began: entry.time, day: entry.day, plan: plan, lastActive: entry.time)
  }

  /// Takes an entry behind all others that stands, with the answer where it is a grade.
  mutating func add(_ entry: Journal.Entry, _ answer: Answer?) {
    if let answer {
      open[answer.record.question] = nil
      grades.append(answer)
    }
    take(entry)
  }

  fileprivate mutating func take(_ entry: Journal.Entry) {
    lastActive = max(lastActive, entry.time)
    switch entry.event {
    case .part(let question, let record):
      open[question, default: OpenQuestion()].settle(record)
    case .attempt(let question, let record):
      open[question, default: OpenQuestion()].attempt(record)
    case .hint(let question, let count):
      open[question, default: OpenQuestion()].hints = count
    case .skip(let question):
      skipped.append(question)
      open[question] = nil
    case .end(let ending): self.ending = ending
    case .exam(let result): exam = result
    case .placement(let result): placement = result
    default: break
    }
  }
}
