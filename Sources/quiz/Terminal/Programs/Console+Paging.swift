import QuizEngine

extension Console {
  /// Shows a document; one that is longer than the screen in the person's pager.
  func page(_ document: Document, environment: [String: String]) {
    page(render(document), environment: environment)
  }

  /// Shows a text; one that is longer than the screen in the person's pager.
  ///
  /// Without a screen, without a pager, or where it fails, the text is written as it is.
  func page(_ text: String, environment: [String: String]) {
    let lines = text.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    guard isInteractive, lines >= size.rows, let words = Pager.find(environment: environment)
    else { return write(text) }
    let program = ForegroundProgram(words, environment: Pager.prepared(environment))
    switch program.run(on: self, input: text) {
    case .exited(126...127), .notFound, .cannotStart: write(text)
    case .exited, .signalled: break
    }
  }
}

/// Which pager a person likes, as the environment says.
enum Pager {
  /// The pager with its arguments; `nil` where none is wanted or there is none.
  static func find(environment: [String: String]) -> [String]? {
    guard let value = environment["PAGER"] else { return ["less"] }
    let words = ShellWords.split(value, environment: environment) ?? []
    return words.isEmpty || words == ["cat"] ? nil : words
  }

  /// The environment with what `less` needs to show colours and to leave short texts alone,
  /// unless the person has chosen otherwise.
  static func prepared(_ environment: [String: String]) -> [String: String] {
    environment.merging(["LESS": "FRX", "LV": "-c"]) { own, _ in own }
  }
}
