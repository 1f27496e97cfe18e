extension Console {
  /// Asks for an answer of several lines; pasted lines are taken as they are.
  ///
  /// Throws why there is none; the end of the input after some lines is no reason to lose them.
  func askLines(_ prompt: String = "> ", until end: LinesEnd) throws(InputEnd) -> String {
    write(end.advice + "\n")
    guard isInteractive else { return try askLinesPlainly(prompt, until: end) }
    return try readingKeys { () throws(InputEnd) -> String in
      var entry = LinesEntry(until: end)
      var display = LineDisplay(prompt, on: self)
      display.draw(entry.editor)
      while true {
        switch nextEvent(within: nil) {
        case .key(let key):
          let line = entry.editor
          switch entry.apply(key) {
          case .editing: display.draw(entry.editor)
          case .wiped: display.wipe(entry.editor)
          case .next:
            display.finish(line)
            display.draw(entry.editor)
          case .done:
            display.finish(line)
            return entry.text
          case .nothing:
            display.finish(line)
            throw .endOfInput
          }
        case .paste(let text):
          for line in entry.paste(text) { display.finish(line) }
          display.draw(entry.editor)
        case .resized: display.draw(entry.editor)
        case .resumed: display.redrawBelow(entry.editor)
        case .ended(let end):
          display.finish(entry.editor)
          throw end
        case nil: continue
        }
      }
    }
  }

  private func askLinesPlainly(_ prompt: String, until end: LinesEnd) throws(InputEnd) -> String {
    var lines: [String] = []
    while true {
      do throws(InputEnd) {
        let line = try askPlainly(prompt)
        // Without marks around a paste, only what follows at once tells it from typing.
        let isPasted = end == .emptyLine && isTerminal(.input) && hasPendingInput
        if end.isMet(by: line), !isPasted { return lines.joined(separator: "\n") }
        lines.append(line)
      } catch {
        if error == .endOfInput, !lines.isEmpty { return lines.joined(separator: "\n") }
        throw error
      }
    }
  }
}
