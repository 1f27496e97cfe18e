/// A block of code as LaTeX, line by line; nothing in the code can end it.
struct LaTeXCode {
  /// The commands.
  let text: String

  /// The lines that fit on any page: so many are kept together.
  private static let mostLinesTogether = 44

  init(_ code: String) {
    let lines = code.visible.expandingTabs(to: 4)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let widest = lines.map(\.columns).max() ?? 0
    let size = widest <= 88 ? "\\small" : widest <= 104 ? "\\footnotesize" : "\\scriptsize"
    let body = lines.map { "\\quizline{\(Self.line($0))}\n" }.joined()
    let isTogether = lines.count <= Self.mostLinesTogether
    text =
      "\\begin{quizcode}\(size)\n"
      + (isTogether ? "\\begin{minipage}[t]{\\linewidth}\n\(body)\\end{minipage}\n" : body)
      + "\\end{quizcode}"
  }

  private static func line(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }
    return String(repeating: "~", count: indent.count)
      + String(line.dropFirst(indent.count)).latexCode
  }
}
