import QuizEngine

/// Finds the bank that the program came with, from wherever it is called.
enum BuiltInBank {
  /// The places where it may stand, beside the program's own file.
  static func places(executable: String) -> [String] {
    let folder = PathName.ancestor(of: executable, 1)
    return [
      // Installed: `PREFIX/bin/quiz` and `PREFIX/share/swift-quiz/Questions`.
      PathName.join(PathName.ancestor(of: folder, 1), "share/swift-quiz/Questions"),
      // Built: the package manager copies resources beside the program.
      PathName.join(folder, "swift-quiz_quiz.resources/Questions"),
      PathName.join(folder, "swift-quiz_quiz.bundle/Questions"),
      PathName.join(folder, "swift-quiz_quiz.bundle/Contents/Resources/Questions"),
    ]
  }

  /// The first place where a folder stands.
  static func find(executable: String?) -> String? {
    executable.flatMap { places(executable: $0).first(where: FilePath.isFolder) }
  }
}
