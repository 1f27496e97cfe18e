import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct PDFTests {
  private static let program = PDFProgram.find(in: SharedToolchain.environment)
  private static let reader = (SharedToolchain.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/pdftotext" }.first(where: FilePath.isExecutable)

  @Test func datesAreFixedInPlace() {
    let file = "x/CreationDate (D:20261130121314+01'30')\n/ModDate (D:2026)/CreationDate 7"
    let fixed = PDFDates.fixed(in: Array(file.utf8))
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == "x/CreationDate (D:20000101000000+00'00')\n/ModDate (D:2000)/CreationDate 7")
    #expect(PDFDates.fixed(in: []) == [])
  }

  @Test func aProgramIsFoundByNameOrWish() throws {
    let folder = try TemporaryFolder()
    let files = LocalFileSystem()
    for name in ["weasyprint", "google-chrome", "my-browser"] {
      try Executable.script("", at: folder(name))
    }
    let find = { (variables: [String: String]) in PDFProgram.find(in: Environment(variables)) }
    #expect(find(["PATH": folder.path]) == .chromium(path: folder("google-chrome")))
    try files.removeTree(folder("google-chrome"))
    #expect(find(["PATH": folder.path]) == .weasyPrint(path: folder("weasyprint")))
    #expect(
      find(["PATH": folder.path, "QUIZ_BROWSER": folder("my-browser")])
        == .chromium(path: folder("my-browser")))
    #expect(find(["PATH": "/usr/bin", "QUIZ_BROWSER": folder("none")]) == nil)
    #expect(find(["PATH": "/nowhere"]) == nil || PDFProgram.find(in: Environment()) != nil)
  }

  @Test func aProgramThatFailsIsToldByItsOwnWords() throws {
    let folder = try TemporaryFolder()
    try Executable.script("echo 'ERROR: no display' >&2\nexit 3", at: folder("c"))
    let printer = PDFPrinter(
      program: .chromium(path: folder("c")), runner: SystemProcessRunner(),
      scratchParent: folder.path, searchPath: "/usr/bin:/bin")
    #expect(throws: PDFError.failed(program: folder("c"), details: "ERROR: no display")) {
      try printer.pdf(of: "<p>")
    }
    #expect(try LocalFileSystem().list(folder.path) == ["c"])
  }

  @Test(
    .enabled(if: program != nil && reader != nil, "needs Chromium and pdftotext"),
    arguments: [false, true])
  func everyQuestionIsOnAPage(isLarge: Bool) throws {
    let kit = try KitMaker(questions: KitBank.builtIn)
      .make(KitBank.blueprint(.exactly(isLarge ? 10 : 30)), seed: 7, forms: 1)
    let sheet = KitSheet(kit.forms[0], of: kit)
    let page = KitSheetHTML(sheet).page(paper: isLarge ? .letter : .a4, isLarge: isLarge)
    let text = try text(of: page, kit: kit)
    for entry in sheet.questions {
      #expect(text.contains("\(entry.number).\(entry.title)".plain))
      // Nothing is cut at an edge: prose, cells, and the code line by line.
      for piece in [entry.prompt] + entry.pieces.map(\.task) {
        for line in piece.blocks.flatMap(\.lines) {
          #expect(text.contains(line.plain), "\(entry.title): \(line)")
        }
      }
    }
  }

  /// What is wider than the paper is wrapped; it neither shrinks the page nor leaves it.
  @Test(.enabled(if: program != nil && reader != nil, "needs Chromium and pdftotext"))
  func whatIsTooWideIsWrapped() throws {
    let wide = { (count: Int) in String(repeating: "abcdefghi.", count: count) }
    var question = try KitBank.question(
      "wide",
      prompt: """
        Text \(wide(30))

        ```swift
        let a = "\(wide(10))"
        let b = "\(wide(20))"
        ```

        | one | two |
        | --- | --- |
        | \(wide(12)) | \(wide(14)) |
        """)
    question.title = "Title \(wide(25))"
    let kit = try KitMaker(questions: [question])
      .make(KitBank.blueprint(.all), seed: 1, forms: 1)
    for isLarge in [false, true] {
      let page = KitSheetHTML(KitSheet(kit.forms[0], of: kit)).page(paper: .a4, isLarge: isLarge)
      let text = try text(of: page, kit: kit)
      for count in [10, 20, 25, 30] { #expect(text.contains(wide(count)), "\(count)") }
      // Cells stand beside each other, so only their words are found.
      #expect(text.contains("Youranswer:"))
    }
  }
}

extension PDFTests {
  /// The text of a page that was printed, without white space and without what stands at its foot.
  private func text(of page: KitPage, kit: Kit) throws -> String {
    let folder = try TemporaryFolder()
    let printer = PDFPrinter(
      program: try #require(Self.program), runner: SystemProcessRunner(),
      scratchParent: folder.path,
      searchPath: SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin")
    try LocalFileSystem().write(try printer.pdf(of: page.html), to: folder("sheet.pdf"))
    let outcome = try SystemProcessRunner().run(
      ProcessRequest(
        executable: try #require(Self.reader), arguments: ["-raw", folder("sheet.pdf"), "-"],
        environment: Environment(), workingDirectory: folder.path, inputFile: nil, control: nil,
        limits: ProcessLimits(
          wallSeconds: 60, silenceSeconds: nil, cpuSeconds: 60, memoryBytes: nil,
          outputBytes: 8 << 20, fileBytes: 8 << 20, openFiles: 64),
        sweep: .group))
    let pages = outcome.outputText.split(separator: "\u{C}").map { String($0).plain }
    for (index, page) in pages.enumerated() {
      #expect(page.contains("Page\(index + 1)of\(pages.count)"))
      #expect(page.contains("Kit\(kit.id)"))
    }
    let foot = page.footer.plain
    return pages.enumerated().map { index, text in
      text.replacing(foot, with: "").replacing("Page\(index + 1)of\(pages.count)", with: "")
    }.joined()
  }
}

extension String {
  /// The letters, digits and signs that every font has, without white space.
  fileprivate var plain: String { filter { $0.isASCII && !$0.isWhitespace } }
}

extension Document.Block {
  /// What has to be found as it is: paragraphs, cells, and lines of code.
  fileprivate var lines: [String] {
    switch self {
    case .heading(_, let prose), .paragraph(let prose): [prose.plainText]
    case .code(let block): block.text.split(separator: "\n").map(String.init)
    case .list(let list): list.items.flatMap { $0.flatMap(\.lines) }
    case .quote(let blocks): blocks.flatMap(\.lines)
    case .callout(let callout): callout.blocks.flatMap(\.lines)
    // Cells of one row that are wrapped come out line by line.
    case .table(let table): (table.header + table.rows.joined()).flatMap { $0.words }
    case .thematicBreak: []
    }
  }
}

extension Prose {
  fileprivate var words: [String] { plainText.split(separator: " ").map(String.init) }
}
