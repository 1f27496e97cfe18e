import Foundation
import QuizEngine
import QuizTestSupport
import Testing

@testable import quiz

/// What the documents show is what the program does.
@Suite struct DocumentsTests {
  private static let documents: [(path: String, text: String)] = {
    let files = LocalFileSystem()
    let docs = (try? files.list(Checkout.root + "/Docs")) ?? []
    let paths =
      ["README.md", "CONTRIBUTING.md"] + docs.filter { $0.hasSuffix(".md") }.map { "Docs/" + $0 }
    return paths.compactMap { path in
      let bytes = try? files.read(Checkout.root + "/" + path, atMost: 1 << 20)
      return bytes.map { (path, String(decoding: $0, as: UTF8.self)) }
    }
  }()

  private static let examples = documents.flatMap {
    ConsoleExample.all(in: $0.text, document: $0.path)
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 4)
  }

  @Test(arguments: examples) func showsWhatTheProgramDoes(example: ConsoleExample) throws {
    let folder = PathName.ancestor(of: BuiltQuiz.path, 1)
    let scratch = try TemporaryFolder()
    let outcome = try SystemProcessRunner().run(
      ProcessRequest(
        executable: "/bin/sh", arguments: ["-c", example.command],
        environment: Environment([
          "PATH": folder + ":" + (SharedToolchain.environment["PATH"] ?? ""),
          "HOME": scratch.path, "QUIZ_CACHE": SharedToolchain.cacheFolder,
          "QUIZ_DATA": scratch.path + "/data", "LANG": "C.UTF-8",
        ]),
        workingDirectory: Checkout.root, inputFile: nil, control: nil,
        limits: ProcessLimits(
          wallSeconds: 120, silenceSeconds: nil, cpuSeconds: 120, memoryBytes: nil,
          outputBytes: 8 << 20, fileBytes: 64 << 20, openFiles: 256),
        sweep: .group))
    #expect(example.isMet(by: outcome.outputText), "\(outcome.outputText)\(outcome.errorText)")
  }

  /// `make docs` renews the page.
  @Test func commandsPageIsCurrent() throws {
    let page = try #require(Self.documents.first { $0.path == "Docs/Commands.md" })
    let outcome = try BuiltQuiz.run(["help", "--markdown"])
    #expect(page.text == outcome.outputText, "Docs/Commands.md is stale: run “make docs”")
  }

  /// `make docs` renews the page.
  @Test func questionsPageIsCurrent() throws {
    let page = try #require(Self.documents.first { $0.path == "Docs/Questions.md" })
    let outcome = try BuiltQuiz.run(
      ["export", "--bank", Checkout.root + "/Questions", "--overview", "-"])
    #expect(page.text == outcome.outputText, "Docs/Questions.md is stale: run “make docs”")
  }

  @Test func linksWithinTheCheckoutLeadSomewhere() {
    for (path, text) in Self.documents {
      let folder = PathName.parent(of: path) ?? "."
      for match in text.matches(of: #/\]\(([^)#:]+)(#[^)]*)?\)/#) {
        let target = PathName.join(PathName.join(Checkout.root, folder), String(match.1))
        #expect(FilePath.exists(target), "\(path) links to \(match.1)")
      }
    }
  }
}
