import QuizEngine
import QuizTestSupport

/// A candidate's folder, and the built program at work in it.
struct StudyFolder {
  let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  var data: String { scratch.path + "/data" }
  var journalPath: String { data + "/journal.jsonl" }

  /// Runs the program to its end.
  func quiz(
    _ words: [String], moves: [String] = [], environment: [String: String] = [:]
  ) throws -> ProcessOutcome {
    var environment = environment
    environment["QUIZ_DATA"] = environment["QUIZ_DATA"] ?? data
    return try BuiltQuiz.run(
      words, input: moves.map { $0 + "\n" }.joined(), environment: environment)
  }

  /// Starts a session of JSON lines that waits for its first move.
  func start(_ words: [String], on terminal: PseudoTerminal) throws -> PseudoTerminal.Child {
    try terminal.start(
      BuiltQuiz.path, words,
      environment: [
        "PATH": SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin", "HOME": scratch.path,
        "QUIZ_CACHE": SharedToolchain.cacheFolder, "QUIZ_DATA": data, "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
      ])
  }

  /// What stands in the journal.
  func journal() throws -> String {
    String(decoding: try LocalFileSystem().read(journalPath, atMost: 1 << 20), as: UTF8.self)
  }

  /// The entries of the journal of a kind.
  func entries(_ kind: String) throws -> [JSON] {
    try journal().split(separator: "\n").map { try JSON(String($0)) }
      .filter { $0["kind"]?.string == kind }
  }
}

extension StudyFolder {
  /// Answers an explanation, and ticks so many key points.
  static func explain(_ points: Int) -> [String] {
    let numbers = (1...max(1, points)).prefix(points).map(String.init).joined(separator: ", ")
    return [#"{"move": "explain", "answer": ""}"#, #"{"move": "tick", "points": [\#(numbers)]}"#]
  }

  static let next = #"{"move": "next"}"#
}

extension ProcessOutcome {
  /// The events of a session.
  func events(_ name: String) throws -> [JSON] {
    try outputText.split(separator: "\n").map { try JSON(String($0)) }
      .filter { $0["event"]?.string == name }
  }
}
