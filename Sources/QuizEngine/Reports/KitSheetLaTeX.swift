/// A sheet as LaTeX.
public struct KitSheetLaTeX: Sendable {
  private let sheet: KitSheet
  private let renderer = LaTeXRenderer(headingOffset: 2)

  /// Takes a sheet.
  public init(_ sheet: KitSheet) {
    self.sheet = sheet
  }

  /// The whole file.
  public func text(paper: KitPage.Paper, isLarge: Bool) -> String {
    KitLaTeXPage(
      title: sheet.fullTitle, footer: "Kit \(sheet.kit)", paper: paper, isLarge: isLarge,
      body: header
        + sheet.questions.map { question($0, KitPageLines(isLarge: isLarge)) }.joined()
    ).text
  }
}

extension KitSheetLaTeX {
  private var header: String {
    """
    \\section*{{\(sheet.fullTitle.latex)}}
    Name \\quizfield{0.5\\linewidth} \\hfill Date \\quizfield{0.25\\linewidth}

    \(sheet.measure.latex)

    \(renderer.render(sheet.instructions))
    """
  }

  private func question(_ entry: KitSheet.Entry, _ page: KitPageLines) -> String {
    let section = entry.section.map { "\\section*{{\($0.latex)}}\n" } ?? ""
    let need = entry.pieces.first.map { page.need(of: $0, below: entry.prompt) } ?? 0
    return "\n\\quizneed{\(need)}\n" + section + """
      \\subsection*{{\(entry.number). \(entry.title.latex)}}
      \\textit{\(entry.measure.latex)}\\quizkeep

      \(renderer.render(entry.prompt))\(entry.pieces.indices.map { index in
        (index > 0 ? "\n\\quizneed{\(page.need(of: entry.pieces[index], below: []))}" : "")
          + piece(entry.pieces[index])
      }.joined())
      """
  }

  private func piece(_ piece: KitSheet.Piece) -> String {
    let heading = piece.heading.map { "\\subsubsection*{{\($0.latex)}}\n" } ?? ""
    return "\n" + heading + renderer.render(piece.task)
      + "\n\\textbf{\(piece.advice.latex)}\(space(piece.space))\n"
  }

  private func space(_ space: KitSheet.Space) -> String {
    switch space {
    case .letters: " \\quizfield{3cm}\n"
    case .lines(let count): "\\quizkeep\n\n\\quizlines{\(count)}\n"
    case .box(let count): "\\quizkeep\n\n\\quizbox{\(count)}\n"
    case .grid(let count): "\\quizkeep\n\n\\quizgrid{\(count)}\n"
    }
  }
}
