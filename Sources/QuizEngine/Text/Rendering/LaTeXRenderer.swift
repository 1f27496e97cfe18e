/// Renders documents as LaTeX, for the part between `\begin{document}` and `\end{document}`.
///
/// All that stands in the document is escaped. The text needs what ``preamble`` defines.
public struct LaTeXRenderer: Sendable {
  /// How many levels all titles go down, so that they fit below those of the page.
  public var headingOffset: Int

  /// Renders below so many levels of titles.
  public init(headingOffset: Int = 0) {
    self.headingOffset = headingOffset
  }

  /// The blocks, with an empty line between two.
  public func render(_ document: Document) -> String {
    document.blocks.indices.map { index in
      let block = document.blocks[index]
      return render(block) + (isKept(index, in: document.blocks) ? "\\quizkeep" : "") + "\n"
    }.joined(separator: "\n")
  }

  /// Running text, for within a paragraph or a command.
  public func render(_ prose: Prose) -> String {
    prose.inlines.map(inline).joined()
  }
}

extension LaTeXRenderer {
  private func render(_ block: Document.Block) -> String {
    switch block {
    case .heading(let level, let prose): heading(level + headingOffset, render(prose))
    case .paragraph(let prose): render(prose)
    case .code(let block): LaTeXCode(block.shownText).text
    case .list(let list): self.list(list)
    case .quote(let blocks): environment("quote", render(Document(blocks)))
    case .table(let table): LaTeXTable(table, self).text
    case .thematicBreak: "\\noindent\\rule{\\linewidth}{0.4pt}"
    case .callout(let callout):
      environment(
        "quote",
        "\\textbf{\(toned(callout.tone, callout.title.latex, words: callout.title))}\n\n"
          + render(Document(callout.blocks)))
    }
  }

  private func heading(_ level: Int, _ content: String) -> String {
    let commands = ["section*", "subsection*", "subsubsection*", "paragraph*"]
    let command = commands[min(max(level, 1), commands.count) - 1]
    // Without a box, an open bracket at the beginning would be taken for an option.
    return "\\\(command){{\(content)}}" + (command == "paragraph*" ? "\\mbox{}\\nopagebreak" : "")
  }

  private func list(_ list: Document.List) -> String {
    let items = list.items.map { "\\item {}" + render(Document($0)) }.joined()
    switch list.marker {
    case .bulleted: return environment("itemize", items)
    case .numbered(let start):
      let first = start == 1 ? "" : "\\setcounter{enumi}{\(start &- 1)}\n"
      return environment("enumerate", first + items)
    }
  }

  /// Whether a paragraph leads to what follows, so that no page may end below it.
  private func isKept(_ index: Int, in blocks: [Document.Block]) -> Bool {
    guard case .paragraph = blocks[index], index + 1 < blocks.count else { return false }
    switch blocks[index + 1] {
    case .code, .list, .quote, .table: return true
    case .heading:
      guard index > 0, case .heading = blocks[index - 1] else { return false }
      return true
    case .paragraph, .callout, .thematicBreak: return false
    }
  }

  private func inline(_ inline: Prose.Inline) -> String {
    switch inline {
    case .text(let text): text.latex
    case .code(let code): "\\texttt{\(code.latexCode)}"
    case .emphasis(let prose): "\\emph{\(render(prose))}"
    case .strong(let prose): "\\textbf{\(render(prose))}"
    case .link(let prose, to: _): render(prose)
    case .toned(let tone, let prose): toned(tone, render(prose), words: prose.plainText)
    case .bar(let bar): "\(bar.part)/\(bar.whole)"
    case .series: Prose([inline]).plainText
    case .softBreak: "\n"
    case .lineBreak: "\\newline\n"
    }
  }

  /// Says a tone by a word, since colours get lost in print.
  private func toned(_ tone: Tone, _ content: String, words: String) -> String {
    (tone.label(before: words).map { $0 + ": " } ?? "") + content
  }

  private func environment(_ name: String, _ content: String) -> String {
    "\\begin{\(name)}\n\(content)\n\\end{\(name)}"
  }
}
