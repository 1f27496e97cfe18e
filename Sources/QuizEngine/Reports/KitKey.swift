/// What the interviewer has beside the sheets: answers, rubrics, mistakes, and what to ask next.
public struct KitKey: Sendable {
  private let kit: Kit
  private let title: String
  private let recipe: String

  /// Takes a kit.
  ///
  /// - Parameters:
  ///   - title: the words at the top of the sheets.
  ///   - recipe: the call that makes the kit again.
  public init(_ kit: Kit, title: String? = nil, recipe: String) {
    self.kit = kit
    self.title = (title ?? kit.blueprint.title ?? KitSheet.usualTitle) + ": key"
    self.recipe = recipe
  }

  /// The key as a document.
  public var document: Document {
    head
      + kit.forms.reduce(into: Document()) { whole, form in
        whole += heading(of: form)
        for (index, item) in form.items.enumerated() {
          whole += KitKeyEntry(item, name: name(index, in: form)).document
        }
      }
  }

  /// The key as a page of HTML.
  public func page(paper: KitPage.Paper, isLarge: Bool) -> KitPage {
    let renderer = HTMLRenderer()
    var body = renderer.render(head)
    for (number, form) in kit.forms.enumerated() {
      if number > 0 { body += "<div class=\"page\"></div>\n" }
      body += renderer.render(heading(of: form))
      for (index, item) in form.items.enumerated() {
        let entry = KitKeyEntry(item, name: name(index, in: form))
        body +=
          "<section class=\"\(entry.widthClass)\">\n\(renderer.render(entry.document))</section>\n"
      }
    }
    return KitPage(
      title: title, footer: "\(title) · Kit \(kit.id)", paper: paper, isLarge: isLarge,
      body: "<div class=\"key\">\n\(body)</div>\n")
  }

  /// The key as a file of LaTeX.
  public func latex(paper: KitPage.Paper, isLarge: Bool) -> String {
    KitLaTeXPage(
      title: title, footer: "\(title), kit \(kit.id)", paper: paper, isLarge: isLarge,
      body: LaTeXRenderer().render(document)
    ).text
  }
}

extension KitKey {
  private func name(_ index: Int, in form: Kit.Form) -> String {
    kit.forms.count > 1 ? "\(form.name)\(index + 1)" : "\(index + 1)"
  }

  private func heading(of form: Kit.Form) -> Document {
    guard kit.forms.count > 1 else { return [] }
    return [.heading(level: 2, Prose("Form \(form.name)"))]
  }

  private var head: Document {
    var document: Document = [
      .heading(level: 1, Prose(title)),
      .paragraph("Kit \(Prose.code(kit.id.description)). To make it again:"),
      .code(recipe, language: "sh"),
    ]
    document.append(totals)
    if kit.forms.count > 1 {
      document.append(.heading(level: 2, "Which is which"))
      document.append(matches)
      document.append(.paragraph(Prose(shared)))
    }
    return document
  }

  private var totals: Document.Block {
    .table(
      header: ["Form", "Questions", "Points", "Minutes", "Levels"],
      [.left, .right, .right, .right, .left],
      rows: kit.forms.map { form in
        let levels = Level.allCases.compactMap { level -> String? in
          let count = form.items.count { $0.question.level == level }
          return count > 0 ? "\(count) \(level.rawValue)" : nil
        }
        return [
          Prose(form.name), Prose("\(form.items.count)"), Prose("\(form.points)"),
          Prose("\(form.minutes)"), Prose(levels.joined(separator: ", ")),
        ]
      })
  }

  /// The questions that take each other's place, row by row.
  private var matches: Document.Block {
    let rows = (kit.forms.first?.items ?? []).map { first in
      kit.forms.map { form -> Prose in
        guard let index = form.items.firstIndex(where: { $0.slot == first.slot }) else { return [] }
        let question = form.items[index].question
        let place = Prose.strong(Prose(name(index, in: form)))
        let facts = [
          question.level.rawValue, KitSheet.points(question.points), "\(question.minutes) min",
        ]
        return "\(place) \(Prose.code(question.id.text)): \(facts.joined(separator: ", "))"
      }
    }
    return .table(header: kit.forms.map { Prose("Form \($0.name)") }, rows: rows)
  }

  /// How much the forms have in common, in words.
  private var shared: String {
    var pairs: [String] = []
    for (index, one) in kit.forms.enumerated() {
      for other in kit.forms[(index + 1)...] {
        let ids = Set(one.items.map(\.question.id))
        let count = other.items.count { ids.contains($0.question.id) }
        if count > 0 { pairs.append("\(one.name) and \(other.name) share \(count)") }
      }
    }
    return pairs.isEmpty
      ? "No question stands in two forms."
      : "The bank has too few questions that match: \(pairs.joined(separator: ", "))."
  }
}
