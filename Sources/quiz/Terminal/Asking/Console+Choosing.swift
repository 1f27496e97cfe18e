import QuizEngine

extension Console {
  /// Lets the person choose with a single key, whose meaning is shown all the time; without
  /// keys, with a line that holds the key or the label.
  ///
  /// A choice with the key `.enter` is what an empty line means.
  func choose<Value>(
    _ question: String = "", from list: [KeyChoice<Value>]
  ) throws(InputEnd) -> Value {
    let choices = KeyChoices(list)
    show(choices.legend, under: question)
    guard isInteractive else { return try choosePlainly(from: choices) }
    return try readingKeys { () throws(InputEnd) -> Value in
      write("> ")
      while true {
        switch nextEvent(within: nil) {
        case .key(.control("d")):
          write("\r\n")
          throw .endOfInput
        case .key(let key):
          if let choice = choices.meant(by: key) {
            write("\r\u{1B}[K" + "> \(choice.label)".cut(to: size.columns) + "\r\n")
            return choice.value
          }
          let advice = "Press \(choices.keyNames) > "
          write("\r\u{1B}[K" + (advice.columns < size.columns ? advice : "> "))
        case .resumed, .resized:
          write("\r\u{1B}[J")
          show(choices.legend, under: question)
          write("> ")
        case .ended(let end):
          write("\r\n")
          throw end
        case .paste, nil:
          continue
        }
      }
    }
  }

  /// Asks a question that is answered by yes or no.
  func confirm(_ question: String, enterMeans answer: Bool? = nil) throws(InputEnd) -> Bool {
    var choices = [KeyChoice("y", "yes", true), KeyChoice("n", "no", false)]
    if let answer { choices.append(KeyChoice(.enter, answer ? "yes" : "no", answer)) }
    return try choose(question, from: choices)
  }

  private func choosePlainly<Value>(from choices: KeyChoices<Value>) throws(InputEnd) -> Value {
    while true {
      let line = try askPlainly("> ")
      if let choice = choices.meant(by: line.trimmed) { return choice.value }
      write("Please answer \(choices.keyNames).\n")
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
  }
}
