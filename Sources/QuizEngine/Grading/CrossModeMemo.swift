internal import Synchronization

/// What was found out about a text in one language mode and holds in another as well.
///
/// It belongs to one text and one task. Where the compiler makes the same machine code in both modes, as
/// it mostly does, running it again would show the same.
final class CrossModeMemo: Sendable {
  /// What the runs of an answer, or of a program, showed.
  struct Runs: Sendable {
    var seen = AnswerRun.Seen()
    /// The runs of the answer's own statements, by the number of the check or of the run.
    var own: [Int: AnswerRun.OwnRun] = [:]
    /// Why it could not be linked.
    var linkFailure: String?
    /// The wall time for linking and running, in seconds.
    var seconds = 0.0
  }

  private struct State {
    var tree: SyntaxTree?
    var object: [UInt8] = []
    var runs: Runs?
  }

  private let state = Mutex(State())

  /// The tree of the text, where it is known.
  var tree: SyntaxTree? { state.withLock { $0.tree } }

  /// Whether something was run: then an object need not be linked before it is compared.
  var hasRuns: Bool { state.withLock { $0.runs != nil } }

  /// Keeps the tree of a text, where no other mode can come to another one.
  func keep(_ tree: SyntaxTree?, of text: String) {
    guard Self.isReadAlike(text) else { return }
    state.withLock { $0.tree = tree }
  }

  /// The runs of the object in the folder; those of before where it is the same.
  ///
  /// The object holds the numbers of all checks that are made of it, so it tells them apart, too.
  func runs(in folder: ScratchFolder, orElse run: () throws -> Runs) throws -> Runs {
    let object = try LocalFileSystem().read(folder.file(Compiler.objectName), atMost: 64 << 20)
    let known = state.withLock { $0.object == object ? $0.runs : nil }
    if let known { return known }
    let runs = try run()
    state.withLock { state in
      state.object = object
      state.runs = runs
    }
    return runs
  }

  /// Whether the parser reads a text the same in all modes.
  ///
  /// A slash may begin a regular expression in one mode and be an operator in another, and what stands
  /// behind a number sign may ask for the mode.
  static func isReadAlike(_ text: String) -> Bool {
    var rest = text
    for comment in ["//", "/*", "*/"] { rest = rest.replacing(comment, with: "") }
    return !rest.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }
  }
}
