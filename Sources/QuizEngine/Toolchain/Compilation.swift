/// Files to compile, and how.
struct Compilation: Sendable {
  /// How far to go.
  enum Stage: Sendable, Hashable {
    /// To the end of the mandatory passes: what they let pass is what "it compiles" means.
    case checking
    /// To an object for the linker.
    case object
  }

  /// The files, each with the name under which messages speak of it.
  var files: [SourceFile]
  var mode: LanguageMode
  var stage: Stage
  /// Whether the files may import the support module.
  var usesSupport: Bool

  /// Whether all of it runs on the main thread.
  var isOnMainThread = false

  /// The name of the module of every answer, wherever it is compiled.
  static let module = "Answer"
}

/// What became of a compilation.
struct CompilationResult: Sendable, Equatable {
  /// How it ended.
  enum Ending: Sendable, Equatable {
    /// The files compile.
    case compiled
    /// They do not, for the reasons that the diagnostics tell.
    case rejected
    /// The compiler could not decide on an expression in reasonable time.
    case expressionTooComplex
    /// The compiler did not come to an end in time.
    case timedOut
    /// The compiler wanted too much memory.
    case outOfMemory
    /// The compiler crashed.
    case crashed(details: String)
    /// The compiler could not work at all, and the code is not to blame.
    case unusable(details: String)
  }

  var ending: Ending
  var diagnostics: [Diagnostic]
  var seconds: Double
  /// Whether the object was linked to a program in the same go.
  var isLinked = false

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}

extension Compilation {
  /// Whether code runs on the main thread alone: it takes one of these words to get away from there, or
  /// a module that is imported.
  static func staysOnMainThread(_ code: String) -> Bool {
    let code = code.lowercased()
    return !["actor", "async", "await", "task", "import"].contains(where: code.contains)
  }
}
