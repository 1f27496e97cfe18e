import Foundation
public import QuizEngine

/// The program as it was built with the tests.
public enum BuiltQuiz {
  /// The program's file: it stands beside the tests' own.
  public static let path: String = {
    let own = FilePath.resolved("/proc/self/exe")
    let folders = [PathName.ancestor(of: own, 1), Checkout.root + "/.build/debug"]
    return folders.map { PathName.join($0, "quiz") }.first(where: FilePath.isExecutable)
      ?? PathName.join(folders[1], "quiz")
  }()

  /// Runs it without a terminal, in an environment of its own.
  public static func run(
    _ words: [String], input: String = "", folder: String = "/",
    environment: [String: String] = [:], program: String = path
  ) throws -> ProcessOutcome {
    let scratch = try TemporaryFolder()
    let inputFile = scratch.path + "/input"
    try LocalFileSystem().write(input, to: inputFile)
    var variables = Environment([
      "PATH": SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin", "HOME": scratch.path,
      "QUIZ_CACHE": SharedToolchain.cacheFolder, "QUIZ_DATA": scratch.path + "/data",
      "LANG": "C.UTF-8",
    ])
    for (name, value) in environment { variables[name] = value }
    return try SystemProcessRunner().run(
      ProcessRequest(
        executable: program, arguments: words, environment: variables, workingDirectory: folder,
        inputFile: inputFile, control: nil,
        limits: ProcessLimits(
          wallSeconds: 120, silenceSeconds: nil, cpuSeconds: 120, memoryBytes: nil,
          outputBytes: 8 << 20, fileBytes: 64 << 20, openFiles: 256),
        sweep: .group))
  }
}
