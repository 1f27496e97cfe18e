/// What a compiler tells of itself and of the system that it compiles for.
struct TargetInformation {
  var versionText: String
  var target: String
  var resourcePath: String

  /// The version in numbers, where the text holds one.
  var version: SwiftVersion? { Self.firstVersion(in: versionText) }

  /// Asks a compiler by `-print-target-info`.
  static func ask(
    _ program: String, isDriver: Bool, environment: Environment, runner: any ProcessRunner
  ) throws(ToolchainError) -> TargetInformation {
    let doing = "asking for its version"
    let outcome: ProcessOutcome
    do {
      outcome = try runner.run(
        ProcessRequest(
          executable: program, arguments: ["-print-target-info"], environment: environment,
          workingDirectory: "/", inputFile: nil, control: nil, limits: .question,
          sweep: .descendants))
    } catch {
      throw .broken(path: program, doing: doing, details: "\(error)")
    }
    guard outcome.succeeded else {
      throw .broken(path: program, doing: doing, details: outcome.shortAccount)
    }
    guard let answer = try? JSON(outcome.outputText),
      let versionText = answer["compilerVersion"]?.string,
      let target = answer["target"]?["triple"]?.string,
      let resources = answer["paths"]?["runtimeResourcePath"]?.string
    else {
      throw .broken(
        path: program, doing: doing, details: "it did not answer as a Swift compiler does")
    }
    return TargetInformation(
      versionText: versionText, target: target, resourcePath: resources)
  }

  /// The first thing in a text that is written like a version.
  private static func firstVersion(in text: String) -> SwiftVersion? {
    for word in text.split(whereSeparator: { !$0.isNumber && $0 != "." }) {
      if let version = SwiftVersion(String(word)) { return version }
    }
    return nil
  }
}

extension ProcessLimits {
  /// For a question that a program answers at once.
  static let question = ProcessLimits(
    wallSeconds: 20, silenceSeconds: nil, cpuSeconds: 20, memoryBytes: nil, outputBytes: 1 << 20,
    fileBytes: 1 << 26, openFiles: 256)
}

extension ProcessOutcome {
  /// How it ended, with the beginning of what it said: for messages on programs that do not work.
  var shortAccount: String {
    let how =
      switch (stopped, termination) {
      case (.some, _): "it did not come to an end in time"
      case (nil, .exited(let status)): "it exited with status \(status)"
      case (nil, .signalled(let signal)): "signal \(signal) ended it"
      }
    let said = (errorText.isEmpty ? outputText : errorText).prefix(400)
      .split(separator: "\n").prefix(3).joined(separator: "\n")
    return said.isEmpty ? how : "\(how): \(said)"
  }
}
