import QuizEngine

/// A line on the terminal that tells how far long work is, and goes when it is done.
///
/// It stands on standard error, so results stay clean; without a terminal it isn't there at all.
struct ProgressLine {
  private let console: any Console
  private var shown = ""

  init(on console: any Console) {
    self.console = console
  }

  /// Shows how far the work is.
  mutating func show(_ progress: Progress) {
    show(progress.text)
  }

  /// Shows a text, cut to the width of the terminal.
  mutating func show(_ text: String) {
    guard console.capabilities.showsProgress else { return }
    let line = text.visible.cut(to: max(console.size.columns - 1, 1))
    guard line != shown else { return }
    shown = line
    console.write("\r\(line)\u{1B}[K", to: .error)
  }

  /// Takes the line away, so that something else may be written.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    console.write("\r\u{1B}[K", to: .error)
  }
}
