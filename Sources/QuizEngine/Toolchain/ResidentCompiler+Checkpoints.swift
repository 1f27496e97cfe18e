internal import Synchronization

extension ResidentCompiler {
  /// The compiles that wait at their checkpoints, by what they are told.
  final class Checkpoints: Sendable {
    /// What is to be done about a compile.
    enum Advice: Equatable {
      /// It is done from its beginning.
      case begin
      /// So it is, and a checkpoint for the next ones is made beside it.
      case prepare(name: String)
      /// It goes on from a checkpoint.
      case goOn(name: String)
    }

    private struct State {
      var uses: [[String]: Int] = [:]
      var names: [[String]: String] = [:]
    }

    private let state = Mutex(State())
    /// Whether every compile goes by a checkpoint, and waits for it where there is none yet.
    let isTrial: Bool

    init(isTrial: Bool) {
      self.isTrial = isTrial
    }

    /// What a checkpoint saves each time, it costs about three times.
    private static let usesBefore = 3
    /// Each has about 6 MiB of memory to itself.
    static let most = 12

    /// Counts a compile, and says how it is done.
    func advise(on words: [String]) -> Advice {
      state.withLock { state in
        if let name = state.names[words] { return .goOn(name: name) }
        let uses = state.uses[words, default: 0] + 1
        state.uses[words] = uses
        guard isTrial || uses > Self.usesBefore, let name = Self.name(words, in: &state) else {
          return .begin
        }
        return .prepare(name: name)
      }
    }

    /// The name of a new checkpoint; nil where there is one, or may be no more.
    func reserve(for words: [String]) -> String? {
      state.withLock { Self.name(words, in: &$0) }
    }

    private static func name(_ words: [String], in state: inout State) -> String? {
      guard state.names[words] == nil, state.names.count < most else { return nil }
      let name = "checkpoint-\(state.names.count + 1)"
      state.names[words] = name
      return name
    }
  }

  /// What stands behind the name of a checkpoint until it is reached.
  static let checkpointIsComing = ".coming"

  /// The most bytes of a text that a checkpoint has room for, whatever a page of the system has.
  static let room = 1 << 16

  /// What gives lines other names and numbers, so that nobody sees whether they are behind the end.
  private static let renaming = "#sourceLocation"

  /// Does a task; nil where it has to be done plainly.
  ///
  /// - Parameter texts: what its first step reads, where that is a compile; the answer comes first.
  func run(_ task: ForkTask, on texts: [SourceFile]) throws(ProcessError) -> ForkOutcome? {
    guard hasCheckpoints, case .work(let words)? = task.steps.first,
      let answer = texts.first?.text, !answer.contains(Self.renaming),
      texts.allSatisfy({ $0.text.utf8.count <= Self.room })
    else { return try server.run(task) }
    var done: ForkOutcome?
    switch checkpoints.advise(on: words) {
    case .begin: break
    case .prepare(let name):
      try prepare(name, for: task, words: words, texts: texts)
      guard checkpoints.isTrial else { break }
      // Whoever waits for it sees where it does not come to be, which is what was to be found out.
      done = try server.run(task, at: name + Self.checkpointIsComing)
      if done == nil { done = try server.run(task, at: name) }
      guard done != nil else { return nil }
    case .goOn(let name):
      done = try server.run(task, at: name)
    }
    if let done, !Self.speaksOfRoom(done, behindAnyOf: texts) { return done }
    return try server.run(task)
  }

  /// Takes a compile to its checkpoint, where it has none.
  func prepare(_ task: ForkTask, on texts: [SourceFile]) throws(ProcessError) {
    guard hasCheckpoints, case .work(let words)? = task.steps.first,
      let name = checkpoints.reserve(for: words)
    else { return }
    try prepare(name, for: task, words: words, texts: texts)
  }

  private func prepare(
    _ name: String, for task: ForkTask, words: [String], texts: [SourceFile]
  ) throws(ProcessError) {
    var preparation = task
    preparation.steps = [.checkpoint(name: name, texts: texts.map(\.name), work: words)]
    _ = try server.run(preparation)
  }

  /// Whether the compiler means a place behind the end of a text, in what fills its room.
  private static func speaksOfRoom(_ done: ForkOutcome, behindAnyOf texts: [SourceFile]) -> Bool {
    let ends = Dictionary(
      texts.map { ($0.name, $0.text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) + 1) },
      uniquingKeysWith: max)
    return done.outcome.errorText.split(separator: "\n").contains { line in
      let pieces = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard pieces.count > 2, let end = ends[String(pieces[0])], let place = Int(pieces[1]) else {
        return false
      }
      return place > end
    }
  }
}
