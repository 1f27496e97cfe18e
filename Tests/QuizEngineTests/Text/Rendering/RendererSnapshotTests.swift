import QuizEngine
import QuizTestSupport
import Testing

@Suite struct RendererSnapshotTests {
  private let snapshots = Snapshots(beside: #filePath.replacing("/Rendering", with: ""))

  @Test(arguments: [20, 40, 80, 200]) func plain(width: Int) {
    snapshots.expect(PlainRenderer(width: width).render(.sample), is: "sample-plain-\(width).txt")
  }

  @Test(arguments: [20, 40, 80, 200]) func terminalWithoutColors(width: Int) {
    let renderer = TerminalRenderer(width: width)
    snapshots.expect(renderer.render(.sample), is: "sample-terminal-\(width).txt")
  }

  @Test(arguments: [
    ("16", Palette(.ansi16, on: .dark)), ("256", Palette(.ansi256, on: .light)),
    ("true", Palette(.trueColor)),
  ])
  func terminalWithColors(name: String, palette: Palette) {
    let renderer = TerminalRenderer(width: 80, palette: palette, opensLinks: name == "true")
    snapshots.expect(
      renderer.render(.sample).replacing("\u{1B}", with: "␛"),
      is: "sample-terminal-80-\(name).txt")
  }

  @Test func markdown() {
    snapshots.expect(MarkdownRenderer().render(.sample), is: "sample.md")
  }

  @Test func html() {
    snapshots.expect(HTMLRenderer(headingOffset: 1).render(.sample), is: "sample.html")
  }

  @Test func stylesheet() {
    snapshots.expect(HTMLRenderer.stylesheet, is: "stylesheet.css")
  }
}
