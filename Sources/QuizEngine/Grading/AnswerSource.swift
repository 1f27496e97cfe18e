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

  /// The names that the file may have.
  static let names = ["main.swift", "Answer.swift"]

  /// Takes an answer, and blanks imports that stand there by habit and that the part does not allow.
  ///
  /// An `import Foundation` above code that does not need it is no fault, and without the import it is
  /// no danger. Lines and columns stay as they are.
  init(_ text: String, allowing imports: [String]) {
    var removed: [String] = []
    let mask = CodeMask(text)
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    for index in lines.indices where index < mask.lines.count {
      guard let module = Self.habitualImport(in: mask.lines[index]), !imports.contains(module)
      else { continue }
      removed.append(module)
      // Comments behind it stay.
      for place in lines[index].indices where mask.lines[index][place] != UInt8(ascii: " ") {
        lines[index][place] = UInt8(ascii: " ")
      }
    }
    removedImports = removed
    let kept =
      removed.isEmpty
      ? text : String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
    file = SourceFile(name: Self.hasMainType(kept) ? Self.names[1] : Self.names[0], text: kept)
  }

  /// What people write above any code.
  private static let habitual: Set<String> = [
    "AppKit", "Cocoa", "Foundation", "FoundationEssentials", "PlaygroundSupport", "Swift",
    "SwiftUI", "UIKit",
  ]

  /// The module that a line of code imports, where that is all it does and the module is habitual.
  private static func habitualImport(in line: [UInt8]) -> String? {
    let words = line.split { " \t;".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, words[0] == "import", habitual.contains(words[1]) else { return nil }
    return words[1]
  }

  private static func hasMainType(_ text: String) -> Bool {
    guard text.contains("@main") else { return false }
    return SwiftHighlighter().tokens(text).contains { token in
      token.kind == .attribute && token.text == "@main"
    }
  }
}
