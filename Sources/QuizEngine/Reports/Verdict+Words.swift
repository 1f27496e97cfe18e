extension Verdict {
  /// The verdict as it is told to a candidate.
  public var words: String {
    switch self {
    case .accepted: "Accepted"
    case .partly: "Partly right"
    case .wrong: "Wrong"
    case .doesNotCompile: "Does not compile"
    case .breaksARule: "Breaks a rule"
    case .crashed: "Crashed"
    case .timedOut: "Timed out"
    case .tooMuchOutput: "Too much output"
    case .outOfMemory: "Out of memory"
    case .compilerGaveUp: "The compiler gave up"
    case .notGradable: "Not gradable"
    }
  }

  /// How the verdict is coloured and marked.
  public var tone: Tone {
    switch self {
    case .accepted: .right
    case .partly: .partly
    case .compilerGaveUp, .notGradable: .warning
    default: .wrong
    }
  }
}
