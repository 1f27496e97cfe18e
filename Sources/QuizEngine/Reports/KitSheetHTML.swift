/// A sheet as HTML, for the printer.
public struct KitSheetHTML: Sendable {
  private let sheet: KitSheet
  private let renderer = HTMLRenderer(headingOffset: 2)

  /// Takes a sheet.
  public init(_ sheet: KitSheet) {
    self.sheet = sheet
  }

  /// The page.
  public func page(paper: KitPage.Paper, isLarge: Bool) -> KitPage {
    KitPage(
      title: sheet.fullTitle, footer: "\(sheet.fullTitle) · Kit \(sheet.kit)", paper: paper,
      isLarge: isLarge, body: header + sheet.questions.map(question).joined())
  }
}

extension KitSheetHTML {
  private var header: String {
    """
    <header>
    <h1>\(sheet.fullTitle.html)</h1>
    <div class="fields"><span class="field">Name <i></i></span>\
    <span class="field short">Date <i></i></span></div>
    <p class="measure">\(sheet.measure.html) · Kit \(sheet.kit.html)</p>
    </header>
    \(renderer.render(sheet.instructions))
    """
  }

  private func question(_ entry: KitSheet.Entry) -> String {
    let section = entry.section.map { "<h2 class=\"section\">\($0.html)</h2>\n" } ?? ""
    let columns = entry.codeColumns
    let width = columns <= 86 ? "" : columns <= 100 ? " columns-100" : " columns-120"
    return section + """
      <section class="question\(width)">
      <div class="head"><h2>\(entry.number). \(entry.title.html)</h2>\
      <p class="measure">\(entry.measure.html)</p></div>
      \(renderer.render(entry.prompt))\(entry.pieces.map(piece).joined())</section>

      """
  }

  private func piece(_ piece: KitSheet.Piece) -> String {
    let heading = piece.heading.map { "<h3>\($0.html)</h3>\n" } ?? ""
    return heading + renderer.render(piece.task) + """
      <div class="answer">
      <p>\(piece.advice.html)\(piece.space == .letters ? " <span class=\"letters\"></span>" : "")</p>
      \(space(piece.space))</div>

      """
  }

  private func space(_ space: KitSheet.Space) -> String {
    switch space {
    case .letters: ""
    case .lines(let count): rows(count, "ruled")
    case .box(let count): rows(count, "box")
    case .grid(let count): rows(count, "grid")
    }
  }

  private func rows(_ count: Int, _ name: String) -> String {
    "<div class=\"\(name)\" aria-hidden=\"true\">\(String(repeating: "<i></i>", count: count))</div>\n"
  }
}
