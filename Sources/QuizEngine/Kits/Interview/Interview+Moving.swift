extension Interview {
  /// Something that the interviewer does.
  public enum Move: Sendable, Equatable {
    /// Ticks a line of the rubric, or takes the tick back; counted from 0.
    case toggle(Int)
    /// Says whether a line was said; counted from 0.
    case set(Int, Bool)
    /// Writes something down.
    case note(String)
    /// Asks what may follow; counted from 0.
    case followUp(Int)
    /// Leaves the question out, and goes on.
    case skip
    /// Goes on to the next question.
    case next
    /// Goes back to the question before.
    case back
    /// Goes to a question; counted from 0.
    case go(Int)
    /// Comes to the end.
    case finish
  }

  /// Does a move, after so many seconds on the question; false where it makes no sense here.
  public mutating func apply(_ move: Move, after seconds: Double = 0) -> Bool {
    let here = position
    if entries.indices.contains(here) { entries[here].seconds += max(seconds, 0) }
    switch move {
    case .toggle(let line):
      guard isLine(line) else { return false }
      entries[here].lines[line].isSaid.toggle()
      entries[here].state = .asked
    case .set(let line, let isSaid):
      guard isLine(line) else { return false }
      entries[here].lines[line].isSaid = isSaid
      entries[here].state = .asked
    case .note(let text):
      guard entries.indices.contains(here), !text.trimmed.isEmpty else { return false }
      entries[here].notes.append(text.trimmed)
    case .followUp(let number):
      guard entries.indices.contains(here), entries[here].followUps.indices.contains(number) else {
        return false
      }
      entries[here].followUps[number].isAsked = true
      entries[here].state = .asked
    case .skip:
      guard entries.indices.contains(here) else { return false }
      entries[here].state = .skipped
      position += 1
    case .next:
      guard entries.indices.contains(here) else { return false }
      entries[here].state = .asked
      position += 1
    case .back:
      guard here > 0 else { return false }
      position -= 1
    case .go(let number):
      guard entries.indices.contains(number) else { return false }
      position = number
    case .finish: isFinished = true
    }
    return true
  }

  private func isLine(_ line: Int) -> Bool {
    current?.lines.indices.contains(line) ?? false
  }
}
