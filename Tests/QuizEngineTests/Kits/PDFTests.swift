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
      try files.write("#!/bin/sh\n", to: folder(name))
      try files.setPermissions(0o755, of: folder(name))
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
    try LocalFileSystem().write(
      "#!/bin/sh\necho 'ERROR: no display' >&2\nexit 3\n", to: folder("c"))
    try LocalFileSystem().setPermissions(0o755, of: folder("c"))
    let printer = PDFPrinter(
      program: .chromium(path: folder("c")), runner: SystemProcessRunner(),
      scratchParent: folder.path, searchPath: "/usr/bin:/bin")
    #expect(throws: PDFError.failed(program: folder("c"), details: "ERROR: no display")) {
      try printer.pdf(of: "<p>")
    }
    #expect(try LocalFileSystem().list(folder.path) == ["c"])
  }

  @Test(.enabled(if: program != nil && reader != nil, "needs Chromium and pdftotext"))
  func everyQuestionIsOnAPage() throws {
    let folder = try TemporaryFolder()
    let program = try #require(Self.program)
    let kit = try KitMaker(questions: KitBank.builtIn)
      .make(KitBank.blueprint(.exactly(30)), seed: 7, forms: 1)
    let sheet = KitSheet(kit.forms[0], of: kit)
    let printer = PDFPrinter(
      program: program, runner: SystemProcessRunner(), scratchParent: folder.path,
      searchPath: SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin")
    let bytes = try printer.pdf(of: KitSheetHTML(sheet).page(paper: .a4, isLarge: false).html)
    try LocalFileSystem().write(bytes, to: folder("sheet.pdf"))
    let outcome = try SystemProcessRunner().run(
      ProcessRequest(
        executable: try #require(Self.reader), arguments: ["-layout", folder("sheet.pdf"), "-"],
        environment: Environment(), workingDirectory: folder.path, inputFile: nil, control: nil,
        limits: ProcessLimits(
          wallSeconds: 60, silenceSeconds: nil, cpuSeconds: 60, memoryBytes: nil,
          outputBytes: 8 << 20, fileBytes: 8 << 20, openFiles: 64),
        sweep: .group))
    let text = outcome.outputText.filter { !$0.isWhitespace }
    for entry in sheet.questions {
      #expect(text.contains("\(entry.number).\(entry.title)".filter { !$0.isWhitespace }))
      for piece in entry.pieces {
        // Nothing of the code is cut at the right edge, and the room to answer is there.
        for line in piece.task.codeBlocks.flatMap({ $0.text.split(separator: "\n") }) {
          #expect(text.contains(line.filter { !$0.isWhitespace }), "\(line)")
        }
      }
    }
    #expect(text.contains("Page1of"))
    #expect(text.contains("Kit\(kit.id)"))
  }
}
