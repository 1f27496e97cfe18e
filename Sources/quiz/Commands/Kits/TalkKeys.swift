import QuizEngine

/// What keys and words mean in a talk.
enum TalkKeys {
  /// The key that ticks a line: `1` to `9`, then `A` to `Z`.
  static func name(of line: Int) -> String {
    if line < 9 { return "\(line + 1)" }
    let letter = UInt8(ascii: "A") + UInt8(clamping: line - 9)
    return letter <= UInt8(ascii: "Z") ? String(UnicodeScalar(letter)) : "\(line + 1)"
  }

  /// The line that a key or a word names.
  static func line(named name: String, among count: Int) -> Int? {
    (0..<count).first { Self.name(of: $0) == name || "\($0 + 1)" == name }
  }

  static func legend(of talk: Interview) -> KeyLegend {
    guard let entry = talk.current else {
      return KeyLegend(entries: [
        "[e] end, and write the card", "[b] back", "[u] undo", "[q] stop",
      ])
    }
    var entries = ["[\(entry.lines.count > 1 ? "1 …" : "1")] tick"]
    if entry.followUps.contains(where: { !$0.isAsked }) { entries.append("[f] ask next") }
    entries += ["[n] note", "[m] model answer", "[v] question", "[r] rubric", "[s] skip"]
    if talk.position > 0 { entries.append("[b] back") }
    return KeyLegend(entries: entries + ["[u] undo", "[Enter] next", "[e] end", "[q] stop"])
  }

  /// The time on the question and on the whole, and the points; in few words where there is no room.
  static func status(of talk: Interview, seconds: Double, width: Int) -> String {
    let whole = KitCard.time(talk.seconds + (talk.current == nil ? 0 : seconds))
    let minutes = talk.entries.reduce(0) { $0 + $1.minutes }
    guard let entry = talk.current else { return "\(whole) of \(minutes) min > " }
    let own = KitCard.time(entry.seconds + seconds)
    let over = entry.seconds + seconds > Double(entry.minutes * 60) ? " (over)" : ""
    let long =
      "\(own) of \(entry.minutes) min\(over), \(whole) of \(minutes) in all, "
      + "\(entry.points) of \(entry.possiblePoints) points > "
    if long.columns < width { return long }
    return "\(own)/\(entry.minutes)\(over), \(whole)/\(minutes), "
      + "\(entry.points)/\(entry.possiblePoints) > "
  }

  /// What a key does; nil where it does nothing.
  static func action(for key: Key, in talk: Interview) -> TalkAction? {
    switch key {
    case .enter, .right, .pageDown: talk.current == nil ? nil : .move(.next)
    case .left, .pageUp: .move(.back)
    case .character(let character):
      if let entry = talk.current,
        let line = line(named: String(character), among: entry.lines.count)
      {
        .move(.toggle(line))
      } else {
        words[character.lowercased()]
      }
    default: nil
    }
  }

  /// What a line says: numbers of lines, a letter, or a letter with what belongs to it.
  static func action(forLine line: String, in talk: Interview) -> TalkAction {
    let text = line.trimmed
    if text.isEmpty { return talk.current == nil ? .unknown("") : .move(.next) }
    let word = text.prefix { !$0.isWhitespace }
    let rest = String(text.dropFirst(word.count)).trimmed
    if word.lowercased() == "n" || word.lowercased() == "note" { return .move(.note(rest)) }
    if word.lowercased() == "g", let number = Int(rest) { return .move(.go(number - 1)) }
    if let entry = talk.current {
      let names = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
      let lines = names.compactMap { self.line(named: $0, among: entry.lines.count) }
      if lines.count == names.count { return .toggle(lines) }
    }
    guard rest.isEmpty, let action = words[word.lowercased()] ?? names[word.lowercased()] else {
      return .unknown(text)
    }
    return action
  }

  private static let words: [String: TalkAction] = [
    "f": .followUp, "n": .move(.note("")), "m": .model, "v": .question, "r": .rubric,
    "s": .move(.skip), "b": .move(.back), "u": .undo, "e": .move(.finish),
    "q": .stop,
  ]

  private static let names: [String: TalkAction] = [
    "follow": .followUp, "model": .model, "question": .question, "rubric": .rubric,
    "skip": .move(.skip), "back": .move(.back), "next": .move(.next), "undo": .undo,
    "end": .move(.finish), "stop": .stop, "quit": .stop,
  ]
}
