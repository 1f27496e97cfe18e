import QuizTestSupport
import Testing

@testable import QuizEngine

extension SyntaxTree {
  /// The tree that this machine's compiler makes of a text.
  static func parsing(_ text: String, mode: LanguageMode = .six) throws -> SyntaxTree {
    let folder = try ScratchFolder.make(in: "/tmp")
    defer { folder.remove() }
    let compiler = Compiler(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none,
      runner: SystemProcessRunner(), limits: .standard)
    let file = SourceFile(name: "main.swift", text: text)
    return try #require(try compiler.parse(file, mode: mode, in: folder))
  }
}
