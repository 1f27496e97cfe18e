import QuizEngine

extension Console {
  /// Lets the person choose any number of things, or do something else instead.
  ///
  /// With keys, each key chooses or takes back, and Enter ends; without, a line names the keys.
  /// Of things that exclude each other, the last one chosen counts.
  func chooseSeveral<Value, Other>(
    _ question: String = "", from list: [KeyChoice<Value>], excluding isExclusive: Bool = false,
    legend own: [String]? = nil, or others: [KeyChoice<Other>] = []
  ) throws(InputEnd) -> SeveralOutcome<Value, Other> {
    var several = SeveralChoices(list, isExclusive: isExclusive)
    let other = KeyChoices(others)
    let legend = KeyLegend(
      entries: (own ?? list.map(\.legend)) + (isInteractive ? ["[Enter] done"] : [])
        + others.map(\.legend))
    show(legend, under: question)
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
          show(legend, under: question)
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
