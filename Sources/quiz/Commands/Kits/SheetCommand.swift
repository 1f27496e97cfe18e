import QuizEngine

/// Makes sheets of questions to be printed, and the key to them.
struct SheetCommand: RunnableCommand {
  static let command = Command(
    "sheet", in: .interview, summary: "Make a question sheet to print, with a key.",
    discussion: """
      The ending of the file says in which form: Markdown, HTML, PDF, LaTeX or plain text. Several forms
      become `FILE-A`, `FILE-B` and so on; the key, with answers, rubric, typical mistakes and what to ask
      next, becomes `FILE-key`. Nothing of it stands in a sheet.

      The same options and seed make the same kit, byte for byte, on every machine, as long as the bank is
      the same; `--kit ID` makes sure of it. PDF is made by Chromium, Chrome or WeasyPrint.
      """,
    examples: [
      Command.Example("quiz sheet --level beginner --output junior.pdf --key", "ten easy ones"),
      Command.Example(
        "quiz sheet --minutes 45 --forms 3 --seed 7 --key --output june.html", "three forms"),
      Command.Example("quiz sheet --blueprint senior.json --output senior.md", "by a blueprint"),
    ],
    arguments: [.questions],
    options: Command.Option.filters + [
      .blueprint, .forms, .kit, .key, .paper, .largePrint, .title, .kitOutput, .force, .json,
    ])

  private let wish: KitWish
  private let output: String
  private let format: KitFormat
  private let paper: KitPage.Paper
  private let isLarge: Bool
  private let title: String?
  private let hasKey: Bool
  private let force: Bool
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    wish = try KitWish(values)
    guard let output = values.text(.kitOutput) else {
      throw UsageError(.missingArgument("--output FILE"), in: values.path)
    }
    guard let format = KitFormat(path: output, among: KitFormat.sheets) else {
      throw UsageError(
        .badValue(output, of: "--output", kind: KitFormat.kind(of: KitFormat.sheets), nearest: nil),
        in: values.path)
    }
    self.output = output
    self.format = format
    paper = values.choice(.paper) ?? .a4
    isLarge = values.has(.largePrint)
    title = values.text(.title)
    hasKey = values.has(.key)
    force = values.has(.force)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let kit = try wish.make(in: world)
    let sheets = kit.forms.map { KitSheet($0, of: kit, title: title) }
    let key = KitKey(kit, title: title, recipe: wish.call("sheet", again: kit))
    let name = KitFileName(output)
    let paths = kit.forms.map { kit.forms.count > 1 ? name.with($0.name) : output }
    if format == .pdf {
      var pages = zip(paths, sheets).map { path, sheet in
        (path: path, page: KitSheetHTML(sheet).page(paper: paper, isLarge: isLarge))
      }
      if hasKey {
        pages.append((path: name.with("key"), page: key.page(paper: paper, isLarge: isLarge)))
      }
      try world.print(pages, replacing: force)
    } else {
      var files = zip(paths, sheets).map { path, sheet in
        PendingFile(path: path, bytes: Array(text(sheet).utf8))
      }
      if hasKey {
        files.append(PendingFile(path: name.with("key"), bytes: Array(text(key).utf8)))
      }
      try world.write(files, replacing: force)
    }
    tell(kit, paths: paths, key: hasKey ? name.with("key") : nil, in: world)
    return .done
  }

  private func text(_ sheet: KitSheet) -> String {
    switch format {
    case .html, .pdf, .json: KitSheetHTML(sheet).page(paper: paper, isLarge: isLarge).html
    case .latex: KitSheetLaTeX(sheet).text(paper: paper, isLarge: isLarge)
    case .markdown: KitSheetText(sheet).markdown
    case .plain: KitSheetText(sheet).plain(width: isLarge ? 60 : 80)
    }
  }

  private func text(_ key: KitKey) -> String {
    switch format {
    case .html, .pdf, .json: key.page(paper: paper, isLarge: isLarge).html
    case .latex: key.latex(paper: paper, isLarge: isLarge)
    case .markdown: MarkdownRenderer().render(key.document)
    case .plain: PlainRenderer(width: isLarge ? 60 : 80).render(key.document)
    }
  }

  private func tell(_ kit: Kit, paths: [String], key: String?, in world: World) {
    if json {
      let forms = zip(kit.forms, paths).map { form, path -> JSON in
        [
          "form": .string(form.name), "file": .string(path),
          "questions": .strings(form.items.map(\.question.id.text)),
          "points": .integer(form.points), "minutes": .integer(form.minutes),
        ]
      }
      let value: JSON = [
        "kit": .string(kit.id.description), "forms": .array(forms), "key": .optional(key),
      ]
      world.console.write(value.indented + "\n")
      return
    }
    let rows = zip(kit.forms, paths).map { form, path -> [Prose] in
      [
        Prose(path), Prose(form.items.count.counted("question")),
        Prose(form.points.counted("point")),
        Prose("\(form.minutes) min"),
      ]
    }
    world.console.show([
      .table(Document.Table(rows: rows + (key.map { [[Prose($0), "the key"]] } ?? []))),
      .paragraph(.muted(Prose("Kit \(kit.id). To make it again:"))),
      .code(wish.call("sheet", again: kit), language: "sh"),
    ])
  }
}

extension Command.Option {
  fileprivate static let key = Self("key", summary: "Write the key, too, as a file of its own.")
  static let paper = Self(
    "paper", .one("SIZE", .oneOf(KitPage.Paper.allCases.map(\.rawValue))),
    summary: "Print on this paper; a4 by default.")
  fileprivate static let largePrint = Self("large-print", summary: "Write in large letters.")
  static let title = Self("title", .one("TEXT", .text), summary: "Write this at the top.")
  static let kitOutput = Self(
    "output", short: "o", .one("FILE", .file),
    summary: "Write this file; its ending names the form.")
}
