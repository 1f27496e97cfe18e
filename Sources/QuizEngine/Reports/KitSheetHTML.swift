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
      isLarge: isLarge,
      body: header
        + sheet.questions.map { entry in
          KitQuestionHTML(entry, page: KitPageLines(isLarge: isLarge), renderer: renderer).text
        }.joined())
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
}
