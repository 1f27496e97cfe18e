import QuizEngine
import QuizTestSupport
import Testing

/// What comes back, in all the ways in which it does.
@Suite struct TakehomeReaderTests {
  private let kit: Kit
  private let package: TakehomePackage
  private let questions: [Question]
  private let files = InMemoryFileSystem()

  init() throws {
    questions = [
      try KitBank.every(), try KitBank.question("coded", parts: [KitBank.code]),
      try KitBank.question("third"),
    ]
    kit = try KitMaker(questions: questions).make(KitBank.blueprint(.all), seed: 3, forms: 1)
    package = TakehomePackage(kit)
    for name in ["ann", "bob", "cyd"] { put(name) }
  }

  private func put(_ name: String, under folder: String = "") {
    for file in package.fixtures + package.answers {
      files.put(.file(Array(file.text.utf8)), at: "/in/\(name)/\(folder)\(file.path)")
    }
  }

  private func read(wanted: Kit.ID? = nil) -> [TakehomeSubmission] {
    let arrivals = ["ann", "bob", "cyd"].map { TakehomeArrival(name: $0, folder: "/in/\($0)") }
    return TakehomeReader(files: files, bank: questions, wanted: wanted).read(arrivals)
  }

  private var coded: TakehomeTask {
    get throws { try #require(package.tasks.first { $0.item.question.id.text == "coded" }) }
  }

  private func answer(_ text: String, at path: String) {
    files.put(.file(Array(text.utf8)), at: "/in/ann/\(path)")
  }

  private func index(of task: TakehomeTask) throws -> Int {
    try #require(package.tasks.firstIndex(of: task))
  }

  @Test func whatWasSentIsUnchanged() {
    for submission in read() {
      #expect(submission.findings == [])
      #expect(submission.answers == package.tasks.map { _ in .unchanged })
    }
  }

  @Test func anAnswerIsReadWithAllLinesEnds() throws {
    let task = try coded
    answer(task.starter.replacing("\n", with: "\r\n") + "let a = 1\r\n", at: task.path)
    let submission = read()[0]
    #expect(submission.answers[try index(of: task)] == .text(task.starter + "let a = 1\n"))
    #expect(submission.findings == [])
  }

  @Test func theMarkIsNoPartOfAnAnswerInWords() throws {
    let task = try #require(package.tasks.first { $0.item.question.id.text == "third" })
    answer(task.starter + "Words.\n", at: task.path)
    #expect(read()[0].answers[try index(of: task)] == .text("Words.\n"))
  }

  @Test func filesThatWereMovedAreFound() throws {
    let task = try coded
    try files.removeTree("/in/ann/Sources")
    answer(task.starter + "let a = 1\n", at: "elsewhere/my answer.swift")
    let submission = read()[0]
    #expect(submission.answers[try index(of: task)] == .text(task.starter + "let a = 1\n"))
    #expect(
      submission.findings.contains(.moved(from: task.path, to: "elsewhere/my answer.swift")))
    #expect(!submission.isTamperedWith)
  }

  @Test func aFileIsFoundByItsNameAlone() throws {
    let task = try coded
    try files.removeTree("/in/ann/Sources")
    answer("let a = 1\n", at: "src/" + PathName.last(of: task.path))
    #expect(read()[0].answers[try index(of: task)] == .text("let a = 1\n"))
  }

  @Test func aFolderAroundTheFolderDoesNoHarm() throws {
    try files.removeTree("/in/ann")
    put("ann", under: "home/takehome/")
    #expect(read()[0].findings == [])
  }

  @Test func helperFilesAreReadWithTheAnswer() throws {
    let task = try coded
    let folder = try #require(PathName.parent(of: task.path))
    answer("struct Helper {}\n", at: folder + "/Helper.swift")
    let submission = read()[0]
    #expect(submission.findings == [.joined(folder + "/Helper.swift")])
    guard case .text(let text) = submission.answers[try index(of: task)] else {
      Issue.record("no answer")
      return
    }
    #expect(text.contains("struct Helper {}"))
  }

  @Test func testsThatWereChangedAreTold() throws {
    let path = try #require(package.fixtures.first { $0.path.hasPrefix("Tests/") }?.path)
    answer("import Testing\n", at: path)
    try files.removeTree("/in/ann/Package.swift")
    let submission = read()[0]
    #expect(submission.findings == [.changed(path), .removed(1, example: "Package.swift")])
    #expect(submission.isTamperedWith)
  }

  @Test func linksAreNotFollowed() throws {
    let task = try coded
    files.put(.file(Array("secret".utf8)), at: "/outside")
    try files.removeTree("/in/ann/" + task.path)
    files.put(.link(to: "/outside"), at: "/in/ann/" + task.path)
    let submission = read()[0]
    #expect(submission.answers[try index(of: task)] == .missing)
    #expect(submission.findings == [.link(task.path)])
  }

  @Test(arguments: [
    (String(repeating: "x", count: 70_000), "more than 65536 bytes"), ("a\0b", "NUL"),
  ])
  func whatIsNoTextIsTold(text: String, reason: String) throws {
    let task = try coded
    answer(text, at: task.path)
    let submission = read()[0]
    guard case .refused(let words) = submission.answers[try index(of: task)] else {
      Issue.record("taken")
      return
    }
    #expect(words.contains(reason))
    #expect(submission.findings.count == 1)
  }

  @Test func aMissingManifestIsThatOfTheOthers() throws {
    try files.removeTree("/in/ann/takehome.json")
    let submission = read()[0]
    #expect(submission.findings == [.noManifest])
    #expect(submission.package != nil)
  }

  @Test func anotherKitIsTold() throws {
    #expect(read(wanted: kit.id).allSatisfy { $0.findings == [] })
    var other = kit.id
    other.seed = 77
    #expect(
      read(wanted: other).allSatisfy { $0.findings == [.otherKit(kit.id.description)] })
  }

  @Test func easierQuestionsAreTold() throws {
    let swapped = TakehomePackage(
      Kit(
        id: kit.id, blueprint: kit.blueprint,
        forms: [Kit.Form(name: "A", items: Array(kit.forms[0].items.dropLast()))]))
    answer(swapped.manifest.json.indented + "\n", at: TakehomeManifest.fileName)
    #expect(read()[0].findings.contains(.forgedManifest))
    #expect(read()[0].isTamperedWith)
    // The answers stand to what was sent.
    #expect(read()[0].package?.tasks == package.tasks)
    #expect(read(wanted: kit.id)[0].package?.tasks == package.tasks)
  }

  @Test func answersAloneAreNoTampering() throws {
    for fixture in package.fixtures { try files.removeTree("/in/ann/" + fixture.path) }
    let submission = read()[0]
    #expect(submission.answers == package.tasks.map { _ in .unchanged })
    #expect(!submission.isTamperedWith)
  }

  @Test func aBankThatHasChangedIsTold() throws {
    var changed = questions
    changed[2].explanation += " More."
    let arrivals = [TakehomeArrival(name: "ann", folder: "/in/ann")]
    let read = TakehomeReader(files: files, bank: changed, wanted: nil).read(arrivals)
    #expect(read[0].findings == [.bankChanged])
  }

  @Test func anEmptyFolderIsNoTampering() throws {
    try files.removeTree("/in/ann")
    try files.makeFolder("/in/ann")
    let submission = read()[0]
    #expect(submission.findings == [.nothing])
    #expect(submission.answers == package.tasks.map { _ in .missing })
    #expect(!submission.isTamperedWith)
  }

  @Test func manyFilesAreNotAllRead() throws {
    for number in 0..<4_100 { answer("x", at: "junk/\(number)") }
    let submission = read()[0]
    #expect(submission.findings.contains(.tooManyFiles))
    #expect(submission.answers == package.tasks.map { _ in .unchanged })
  }
}
