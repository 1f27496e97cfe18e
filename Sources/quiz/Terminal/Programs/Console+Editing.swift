import QuizEngine

extension Console {
  /// Nobody reads a question and closes the editor again within this time.
  private var leastTimeOfEditing: Duration { .seconds(1) }

  private func contents(_ path: String) -> [UInt8]? {
    try? LocalFileSystem().read(path, atMost: 64 << 20)
  }

  /// Gives a file to the person's editor, and tells what came of it.
  ///
  /// The cursor is put on a line where the editor is known to take `+LINE`.
  func edit(_ path: String, line: Int? = nil, environment: [String: String]) -> EditOutcome {
    switch EditorCommand.find(environment: environment) {
    case .nothing: return .noEditor
    case .broken(let variable, let value): return .broken(variable: variable, value: value)
    case .words(let words):
      guard let before = contents(path) else { return .unreadable(path: path) }
      let start = ContinuousClock.now
      let program = ForegroundProgram(
        words + EditorCommand.place(line, for: words[0]) + [path], environment: environment)
      let outcome = program.run(on: self)
      guard outcome == .exited(0) else { return .failed(editor: words[0], outcome) }
      guard let after = contents(path) else { return .unreadable(path: path) }
      if before != after { return .changed }
      let time = ContinuousClock.now - start
      return time < leastTimeOfEditing ? .returnedAtOnce(editor: words[0]) : .unchanged
    }
  }
}

extension Console {
  /// Gives a file to the person's editor, and waits until they are done, also where the editor
  /// opens a window of its own and leaves.
  func editUntilDone(
    _ path: String, line: Int? = nil, environment: [String: String]
  ) throws(InputEnd) -> EditOutcome {
    let before = contents(path)
    let outcome = edit(path, line: line, environment: environment)
    guard case .returnedAtOnce(let editor) = outcome, isInteractive else { return outcome }
    let isDone = try choose(
      "\(editor) came back at once. If it has opened a window, save there first.",
      from: [KeyChoice(.enter, "saved", true), KeyChoice("c", "cancel", false)])
    guard let after = contents(path) else { return .unreadable(path: path) }
    return isDone && after != before ? .changed : .unchanged
  }
}

extension EditorCommand {
  /// The argument that puts the cursor on a line, for editors that are known to take it.
  static func place(_ line: Int?, for editor: String) -> [String] {
    let known = ["vi", "vim", "nvim", "view", "nano", "emacs", "emacsclient", "joe", "micro"]
    let name = editor.split(separator: "/").last.map(String.init) ?? editor
    guard let line, known.contains(name) else { return [] }
    return ["+\(line)"]
  }
}
