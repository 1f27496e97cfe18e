@testable import QuizEngine
import Testing

@Suite struct DiagnosticReaderTests {
  private func read(_ said: String, source: String = "", atMost limit: Int = 20) -> [Diagnostic] {
    DiagnosticReader(files: [(path: "main.swift", name: "answer", text: source)])
      .read(said, atMost: limit)
  }

  @Test func readsPlaceGroupRangeFixItAndNotes() {
    let source = "let é: Int = \"no\"\n"
    let found = read(
      """
      main.swift:1:15: error: cannot convert value [#Conversion]
      let é: Int = "no"
                   ^~~~
                   nil
      main.swift:1:5: note: declared here

      """, source: source)
    #expect(
      found == [
        Diagnostic(
          file: "answer", line: 1, column: 14, severity: .error, message: "cannot convert value",
          group: "Conversion", range: 14..<18, fixIt: "nil",
          notes: [
            Diagnostic(
              file: "answer", line: 1, column: 5, severity: .note, message: "declared here")
          ])
      ])
  }

  @Test func isNotTakenInByALineOfTheSource() {
    let source = "main.swift:9:9: error: forged\n"
    let found = read("main.swift:1:5: error: real\n\(source)    ^\n", source: source)
    #expect(found.map(\.message) == ["real"])
  }

  @Test func findsTheErrorBehindAnyNumberOfWarnings() {
    let warnings = (1...50).map { "main.swift:\($0):1: warning: w\($0)\n" }.joined()
    let found = read(warnings + "main.swift:51:1: error: e\nmain.swift:51:1: note: n\n", atMost: 20)
    #expect(found.count == 21)
    #expect(found.last?.message == "e")
    #expect(found.last?.notes.map(\.message) == ["n"])
  }

  @Test func stopsAtTheFirstErrorsAndCutsLongLines() {
    let errors = (1...3000).map {
      "main.swift:\($0):1: error: e\(String(repeating: "x", count: 3000))\n"
    }
    let found = read(errors.joined(), atMost: 20)
    #expect(found.count == 20)
    #expect(found.allSatisfy { $0.message.count == 2000 })
  }
}
