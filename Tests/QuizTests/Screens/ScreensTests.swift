import QuizEngine
import QuizTestSupport
import Testing

/// What the screens look like; `make record` takes them anew after a change that is wanted.
@Suite struct ScreensTests {
  private let snapshots = Snapshots()

  /// A terminal that can show everything.
  private static let rich = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    "QUIZ_BACKGROUND": "dark",
  ]

  @Test(arguments: [40, 80, 200])
  func inColour(columns: Int) throws {
    let text = try Screens(columns: columns, environment: Self.rich).text()
    #expect(text.contains("\u{1B}[38;2;"))
    snapshots.expect(text, is: "screens-\(columns)-color.txt")
  }

  @Test(arguments: [40, 80, 200])
  func withoutColour(columns: Int) throws {
    let environment = Self.rich.merging(["NO_COLOR": "1"]) { $1 }
    let text = try Screens(columns: columns, environment: environment).text()
    expectNoEscapes(in: text)
    fits(text, columns)
    snapshots.expect(text, is: "screens-\(columns)-no-color.txt")
  }

  @Test(arguments: [40, 80, 200])
  func inPlainLines(columns: Int) throws {
    let text = try Screens(columns: columns, environment: Self.rich, plain: true).text()
    #expect(!text.contains("\u{1B}"))
    fits(text, columns)
    snapshots.expect(text, is: "screens-\(columns)-plain.txt")
  }

  /// The line with the keys is redrawn; nothing else moves, and nothing is coloured.
  private func expectNoEscapes(in text: String) {
    #expect(!text.replacing("\u{1B}[K", with: "").contains("\u{1B}"))
  }

  private func fits(_ text: String, _ columns: Int) {
    for line in text.replacing("\r", with: "").split(separator: "\n") {
      #expect(line.replacing("\u{1B}[K", with: "").columns <= columns, "\(line)")
    }
  }
}
