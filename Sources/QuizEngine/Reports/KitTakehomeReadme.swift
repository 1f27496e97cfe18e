/// What a candidate reads first of a take-home package.
public struct KitTakehomeReadme: Sendable {
  private let package: TakehomePackage
  private let kit: Kit
  private let title: String

  /// Takes a package and the kit that it was made of.
  public init(_ package: TakehomePackage, of kit: Kit, title: String? = nil) {
    self.package = package
    self.kit = kit
    self.title = title ?? kit.blueprint.title ?? "Swift take-home"
  }

  /// The file.
  public var file: TakehomeFile {
    TakehomeFile(path: "README.md", text: MarkdownRenderer().render(document))
  }

  /// The text of the file.
  public var document: Document {
    var document: Document = [.heading(level: 1, Prose(title))]
    document += Document(markdown: kit.blueprint.instructions ?? "").withoutClaims
    document.append(.paragraph(Prose(time)))
    document.append(overview)
    document += rules + commands
    for item in kit.forms.first?.items ?? [] { document += question(item) }
    document.append(.paragraph(.muted(Prose("Kit \(kit.id)."))))
    return document
  }
}

extension KitTakehomeReadme {
  private var time: String {
    let form = kit.forms.first
    let count = form?.items.count ?? 0
    return "\(count.counted("question")), \(form?.points ?? 0) points. "
      + "They are meant to take \(form?.minutes ?? 0) minutes together; nobody stops the clock."
  }

  private var overview: Document.Block {
    .table(
      header: ["Question", "Title", "Points", "Minutes", "File"],
      [.right, .left, .right, .right, .left],
      rows: package.tasks.map { task in
        let question = task.item.question
        return [
          Prose(task.label), Prose(question.title), Prose("\(task.content.points)"),
          Prose(task.part == 1 ? "\(question.minutes)" : ""), .code(task.path),
        ]
      })
  }

  private var rules: Document {
    let manifest = Prose.code(TakehomeManifest.fileName)
    return [
      .heading(level: 2, "Rules"),
      .bullets([
        "Write each answer into its file, and leave names and folders as they are.",
        "Leave \(Prose.code("Package.swift")), \(manifest) and \(Prose.code("Tests")) as they are.",
        "Only modules that a question names may be imported. Further packages are not used.",
        "You may read whatever you like. The code has to be your own.",
        "Not all that is looked at is among the tests, so read the questions closely.",
        "Code that does not compile earns nothing, so hand in the last version that does.",
      ]),
    ]
  }

  private var commands: Document {
    var document: Document = [.heading(level: 2, "Commands")]
    if package.hasTests {
      document += [
        .paragraph("With Swift 6.2 or newer, see https://www.swift.org/install:"),
        .code("swift test\nQUESTION=1 swift test", language: "sh"),
        .paragraph(
          Prose(
            "The second line looks at question 1 alone, which helps while other files do not compile "
              + "yet. Code that is to be mended may not compile at first.")),
      ]
    }
    document += [
      .paragraph("To hand in, send this folder back without \(Prose.code(".build")):"),
      .code("rm -rf .build && zip -r ../takehome.zip .", language: "sh"),
    ]
    return document
  }

  private func question(_ item: Kit.Item) -> Document {
    let question = item.question
    let tasks = package.tasks.filter { $0.item.question.id == question.id }
    guard let first = tasks.first else { return [] }
    var document: Document = [.heading(level: 2, "Question \(first.number): \(question.title)")]
    document += Document(markdown: question.prompt).withoutClaims
    for task in tasks {
      if tasks.count > 1 {
        document.append(
          .heading(level: 3, Prose("Part \(task.part), \(KitSheet.points(task.content.points))")))
      }
      document += self.task(task)
    }
    return document
  }

  private func task(_ task: TakehomeTask) -> Document {
    if let code = task.code {
      var document = task.content.prompt.map { Document(markdown: $0).withoutClaims } ?? []
      document.append(.paragraph("Your code goes into \(Prose.code(task.path))."))
      if !code.imports.isEmpty {
        document.append(
          .paragraph("You may import \(Prose(code.imports.joined(separator: ", "))).")
        )
      }
      return document
    }
    let order = task.item.optionOrders[task.part - 1]
    return KitSheet.task(task.content, optionOrder: order)
      + [.paragraph("\(Self.advice(task.content)) The answer goes into \(Prose.code(task.path)).")]
  }

  private static func advice(_ part: Part) -> String {
    switch part.task {
    case .predict:
      "Write what is printed; or “compiles” where it compiles and prints nothing, “does not compile: "
        + "3, 7” with the numbers of the lines, or “traps” and what is printed before on the lines after it."
    case .choose(let choice): choice.allowsSeveral ? "Write the letters." : "Write the letter."
    case .explain: "Write a few sentences."
    case .write, .repair: ""
    }
  }
}
