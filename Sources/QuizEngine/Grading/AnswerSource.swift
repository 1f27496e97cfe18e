/// An answer's text as a file for the compiler.
struct AnswerSource {
  /// The file, named so that statements at the top level, or a type marked `@main`, are the program.
  ///
  /// In `main.swift` statements may stand at the top level, and `@main` may not stand at all.
  let file: SourceFile
  /// The modules whose imports were blanked.
  let removedImports: [String]

  /// The name by which an answer is spoken of to the candidate.
  static let toldName = "answer"

  /// Takes an answer, and blanks imports that stand there by habit and that the part does not allow.
  ///
  /// An `import Foundation` above code that does not need it is no fault, and without the import it is
  /// no danger. Lines and columns stay as they are.
  init(_ text: String, allowing imports: [String]) {
    var removed: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0] == "import", Self.habitual.contains(String(words[1])),
        !imports.contains(String(words[1]))
      else { return String(line) }
      removed.append(String(words[1]))
      return String(repeating: " ", count: line.count)
    }
    removedImports = removed
    let kept = removed.isEmpty ? text : lines.joined(separator: "\n")
    file = SourceFile(name: Self.hasMainType(kept) ? "Answer.swift" : "main.swift", text: kept)
  }

  /// What people write above any code.
  private static let habitual: Set<String> = ["Foundation", "Swift", "UIKit", "SwiftUI"]

  private static func hasMainType(_ text: String) -> Bool {
    guard text.contains("@main") else { return false }
    return SwiftHighlighter().tokens(text).contains { token in
      token.kind == .attribute && token.text == "@main"
    }
  }
}
