import QuizEngine

/// Finds the bank that the program came with, from wherever it is called.
enum BuiltInBank {
  /// The places where it may stand, by the program's own file.
  static func places(executable: String) -> [String] {
    let folder = PathName.ancestor(of: executable, 1)
    // Installed: `PREFIX/bin/quiz` and `PREFIX/share/swift-quiz/Questions`.
    let installed = PathName.join(PathName.ancestor(of: folder, 1), "share/swift-quiz/Questions")
    return [installed] + checkouts(executable: executable).map { PathName.join($0, "Questions") }
  }

  /// The first place where a folder stands.
  static func find(executable: String?) -> String? {
    executable.flatMap { places(executable: $0).first(where: FilePath.isFolder) }
  }

  /// The packages that the program may have been built from: one that its file stands in, as it does
  /// after `swift build`, or the one that its source stood in.
  private static func checkouts(executable: String, source: String = #filePath) -> [String] {
    let around = (2...5).map { PathName.ancestor(of: executable, $0) }
    return (around + [PathName.ancestor(of: source, 5)])
      .filter { FilePath.isFile(PathName.join($0, "Package.swift")) }
  }
}
