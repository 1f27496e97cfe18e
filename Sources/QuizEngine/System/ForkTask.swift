/// What a fork server is asked to do: programs, one after the other, until one fails.
struct ForkTask: Sendable {
  /// What is done in a process of its own.
  enum Step: Sendable, Equatable {
    /// The server's own work, which needs no start: what it is told, its name first.
    case work([String])
    /// A program: its path, then what it is told.
    case program([String])
    /// The server's own work as far as its texts do not matter; there it waits, listens at a name of
    /// its own, and does the rest for each task that has the same work.
    case checkpoint(name: String, texts: [String], work: [String])
  }

  var steps: [Step]
  var environment: Environment
  var workingDirectory: String
  var limits: ProcessLimits

  /// The task as it is sent: texts that each end with a NUL character.
  ///
  /// The folder; the limits on processor time in seconds, address space in bytes, file size in bytes
  /// and open files; the number of variables and each of them; then, for each step, its kind, the
  /// number of its words and the words. Those of a checkpoint are its name, the number of its texts,
  /// the names of them, and the work.
  ///
  /// - Returns: nil where a text holds that character itself.
  var bytes: [UInt8]? {
    var texts = [
      workingDirectory, "\(limits.cpuSeconds)", "\(limits.memoryBytes.map(UInt.init) ?? UInt.max)",
      "\(limits.fileBytes)", "\(limits.openFiles)",
    ]
    texts.append("\(environment.entries.count)")
    texts += environment.entries
    for step in steps {
      switch step {
      case .work(let words): texts += ["work", "\(words.count)"] + words
      case .program(let words): texts += ["program", "\(words.count)"] + words
      case .checkpoint(let name, let files, let work):
        let words = [name, "\(files.count)"] + files + work
        texts += ["checkpoint", "\(words.count)"] + words
      }
    }
    guard !texts.contains(where: { $0.utf8.contains(0) }) else { return nil }
    return texts.flatMap { Array($0.utf8) + [0] }
  }
}

/// What a fork server did.
struct ForkOutcome: Sendable {
  /// The steps that were begun.
  var steps: Int
  /// How the last of them ended, and what all said.
  var outcome: ProcessOutcome
}
