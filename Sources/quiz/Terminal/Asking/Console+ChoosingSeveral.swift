import QuizEngine

extension Console {
  /// Lets the person choose any number of things, or do something else instead.
  ///
  /// With keys, each key chooses or takes back, and Enter ends; without, a line names the keys.
  func chooseSeveral<Value, Other>(
    _ question: String = "", from list: [KeyChoice<Value>], or others: [KeyChoice<Other>] = []
  ) throws(InputEnd) -> SeveralOutcome<Value, Other> {
    var several = SeveralChoices(list)
    let other = KeyChoices(others)
    let entries = list.map(\.legend) + ["[Enter] done"] + others.map(\.legend)
    showSeveral(question, entries)
    guard isInteractive else { return try chooseSeveralPlainly(several, or: other) }
    return try readingKeys { () throws(InputEnd) -> SeveralOutcome<Value, Other> in
      write("> ")
      while true {
        switch nextEvent(within: nil) {
        case .key(.enter):
          write("\r\n")
          return .chosen(several.values)
        case .key(.control("d")):
          write("\r\n")
          throw .endOfInput
        case .key(let key):
          if several.toggle(key) {
            write("\r\u{1B}[K" + "> \(several.text)".cut(to: size.columns - 1))
          } else if let choice = other.meant(by: key) {
            write("\r\u{1B}[K" + "> \(choice.label)".cut(to: size.columns) + "\r\n")
            return .other(choice.value)
          }
        case .resumed, .resized:
          write("\r\u{1B}[J")
          showSeveral(question, entries)
          write("> \(several.text)".cut(to: size.columns - 1))
        case .ended(let end):
          write("\r\n")
          throw end
        case .paste, nil:
          continue
        }
      }
    }
  }

  private func showSeveral(_ question: String, _ entries: [String]) {
    let lines = question.isEmpty ? [] : question.wrapped(to: size.columns)
    for line in lines + KeyLegend(entries: entries).lines(width: size.columns) {
      write(line + "\n")
    }
  }

  private func chooseSeveralPlainly<Value, Other>(
    _ choices: SeveralChoices<Value>, or others: KeyChoices<Other>
  ) throws(InputEnd) -> SeveralOutcome<Value, Other> {
    var several = choices
    while true {
      let line = try askPlainly("> ").trimmed
      if several.choose(line: line) { return .chosen(several.values) }
      if let choice = others.meant(by: line) { return .other(choice.value) }
      write("Please answer with any of \(several.choices.keyNames).\n")
    }
  }
}
