/// A question on a sheet as HTML, in pieces that say where a page may end.
struct KitQuestionHTML {
  private let entry: KitSheet.Entry
  private let page: KitPageLines
  private let renderer: HTMLRenderer

  init(_ entry: KitSheet.Entry, page: KitPageLines, renderer: HTMLRenderer) {
    self.entry = entry
    self.page = page
    self.renderer = renderer
  }

  /// The section.
  var text: String {
    let title = entry.section.map { "<h2 class=\"section\">\($0.html)</h2>\n" } ?? ""
    let lines = entry.pieces.indices.reduce(0) {
      $0 + linesAsked(by: $1) + page.lines(of: entry.pieces[$1].space)
    }
    var classes = ["question"]
    if page.isWhole(lines) { classes.append("together") }
    let columns = entry.codeColumns
    if columns > 86 { classes.append(columns <= 100 ? "columns-100" : "columns-120") }
    let pieces = entry.pieces.indices.map { piece(at: $0) }.joined()
    return title + "<section class=\"\(classes.joined(separator: " "))\">\n\(pieces)</section>\n"
  }

  private func linesAsked(by index: Int) -> Double {
    2 + page.lines(of: entry.pieces[index].task) + (index == 0 ? page.lines(of: entry.prompt) : 0)
  }

  /// What is asked and the room to answer; the end of the one stands with the beginning of the other.
  private func piece(at index: Int) -> String {
    let piece = entry.pieces[index]
    let prompt = index == 0 ? entry.prompt : []
    let head = index == 0 ? self.head : ""
    let heading = piece.heading.map { "<h3>\($0.html)</h3>\n" } ?? ""
    if page.isShort(linesAsked(by: index)) {
      let asked = head + renderer.render(prompt) + heading + renderer.render(piece.task)
      return answer(piece, below: asked)
    }
    // Where the part itself says nothing, the question's own words end above the answer.
    let isBare = heading.isEmpty && piece.task.isEmpty
    let last = isBare ? prompt.blocks : piece.task.blocks
    let end = page.startOfEnd(of: last)
    let first = isBare ? Array(last[..<end]) : prompt.blocks
    var asked = index == 0 ? beginning(head, first) : ""
    if !isBare { asked += beginning(heading, Array(last[..<end])) }
    let isTall = page.hasTallCode(prompt + piece.task)
    return "<div class=\"\(isTall ? "asked tall" : "asked")\">\n\(asked)</div>\n"
      + answer(piece, below: render(last[end...]))
  }

  /// Blocks below a title, of which the first are kept together with it.
  private func beginning(_ title: String, _ blocks: [Document.Block]) -> String {
    if title.isEmpty { return render(blocks[...]) }
    let count = page.countOfOpening(of: blocks)
    return together(title + render(blocks[..<count])) + render(blocks[count...])
  }

  private func render(_ blocks: ArraySlice<Document.Block>) -> String {
    renderer.render(Document(Array(blocks)))
  }

  private func together(_ content: String) -> String {
    "<div class=\"together\">\n\(content)</div>\n"
  }

  private var head: String {
    """
    <div class="head"><h2>\(entry.number). \(entry.title.html)</h2>\
    <p class="measure">\(entry.measure.html)</p></div>

    """
  }

  /// Rows to write in, the first together with what is above them. What a page's end divides has room
  /// worth writing in on both pages.
  private func answer(_ piece: KitSheet.Piece, below asked: String) -> String {
    let letters = piece.space == .letters ? " <span class=\"letters\"></span>" : ""
    let above = asked + "<p class=\"advice\">\(piece.advice.html)\(letters)</p>\n"
    let (first, last, most) = (6, 4, 12)
    switch piece.space {
    case .letters: return start(above)
    case .lines(let count): return start(above + rows(count, "ruled"))
    case .box(let count): return start(above + rows(count, "box top bottom"))
    case .grid(let count) where count <= most:
      return start(above + rows(count, "grid top bottom"))
    case .grid(let count):
      return start(above + rows(first, "grid top")) + rows(count - first - last, "grid")
        + rows(last, "grid bottom")
    }
  }

  private func start(_ content: String) -> String { "<div class=\"start\">\n\(content)</div>\n" }

  private func rows(_ count: Int, _ names: String) -> String {
    let rows = String(repeating: "<i></i>", count: count)
    return "<div class=\"\(names)\" aria-hidden=\"true\">\(rows)</div>\n"
  }
}
