extension Console {
  /// Asks for one line.
  ///
  /// Throws why there is none: the end of the input, Ctrl-C, or a signal.
  func ask(
    _ prompt: String, from draft: String = "", history: [String] = []
  ) throws(InputEnd) -> String {
    guard isInteractive else { return try askPlainly(prompt) }
    return try readingKeys { () throws(InputEnd) -> String in
      var editor = LineEditor(draft, history: history)
      var display = LineDisplay(prompt, on: self)
      display.draw(editor)
      while true {
        switch nextEvent(within: nil) {
        case .key(let key):
          switch editor.apply(key) {
          case .editing: display.draw(editor)
          case .wiped: display.wipe(editor)
          case .submitted:
            display.finish(editor)
            return editor.text
          case .ended:
            if !editor.text.isEmpty { continue }
            display.finish(editor)
            throw .endOfInput
          }
        case .paste(let text):
          editor.insert(text.asOneLine)
          display.draw(editor)
        case .resized: display.draw(editor)
        case .resumed: display.redrawBelow(editor)
        case .ended(let end):
          display.finish(editor)
          throw end
        case nil: continue
        }
      }
    }
  }

  /// Asks for one line where keys can't be read one by one.
  func askPlainly(_ prompt: String) throws(InputEnd) -> String {
    write(prompt)
    do throws(InputEnd) {
      let line = try readLine()
      // What a terminal echoes ends the line; elsewhere nobody has.
      if !isTerminal(.input) { write("\n") }
      return line
    } catch {
      write("\n")
      throw error
    }
  }
}

extension String {
  /// Pasted text for a single line: the ends of its lines become spaces.
  fileprivate var asOneLine: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: " ")
  }
}
