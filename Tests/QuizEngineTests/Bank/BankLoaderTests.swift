import QuizEngine
import QuizTestSupport
import Testing

@Suite struct BankLoaderTests {
  @Test func loadsEveryKindOfPart() throws {
    let outcome = try SampleBank().load()
    #expect(outcome.findings == [])
    let question = try #require(outcome.bank["all-kinds"])
    #expect(question.pack.text == "sample")
    #expect(question.topics.map(\.text) == ["optionals", "value-types"])
    #expect(question.since == SwiftVersion("5.7"))
    #expect(question.prompt == "Write `twice`.\n\n```swift\nlet three = 3\n```")
    #expect(Set(question.parts.map(\.kind)) == Set(Part.Kind.allCases))
    #expect(question.hints.map(\.cost) == [0.25, 0.75])
    #expect(question.files.count == 9)
  }

  @Test func readsATaskWithAllItsFields() throws {
    let outcome = try SampleBank().load()
    let part = try #require(outcome.bank["all-kinds"]?.parts.first)
    guard case .write(let task) = part.task else { throw WrongKind() }
    #expect(task.starterFails == CodeTask.Failure(verdict: .wrong, message: "an even number"))
    #expect(task.solutions.map(\.name) == ["solution.swift", "solution-shift.swift"])
    #expect(task.mistakes.map(\.failure.verdict) == [.partly, .doesNotCompile])
    #expect(task.secondsPerCheck == 3)
    #expect(task.rules.map(\.demand) == [.require(atLeast: 1), .require(atLeast: 2), .forbid])
    #expect(
      task.checks.map(\.trial) == [
        .gives(expression: "twice(2)", value: "4", within: nil),
        .gives(expression: "twice(number)", value: "6", within: 0.5),
        .throws(expression: "try failing()", text: "no luck"),
        .traps(expression: "twice(Int.max)", text: ""),
        .rejects(expression: "twice(\"a\")", text: "cannot convert"),
        .programPrints(program: "let number = twice(1)\nprint(number)", text: "2"),
        .answerPrints(text: "1\n2", input: "1\n2\n"),
        .gives(expression: "twice(5)", value: "10", within: nil),
        .gives(expression: "twice(6)", value: "12", within: nil),
      ])
    #expect(task.checks[1].isHidden && task.checks[1].setup == "let number = 3")
    #expect(task.checks[7].modes == [.five])
  }

  private struct WrongKind: Error {}

  @Test func readsPredictionsAndChoices() throws {
    let question = try #require(try SampleBank().load().bank["all-kinds"])
    let outcomes = question.parts.compactMap { part -> [Prediction.Outcome]? in
      guard case .predict(let prediction) = part.task else { return nil }
      return prediction.truths.map(\.outcome)
    }
    #expect(
      outcomes == [
        [.prints("3\n4"), .rejects(text: "not concurrency-safe", lines: [1, 2])],
        [.traps(text: "out of range", prints: "before")], [.compiles],
      ])
    let choices = question.parts.compactMap { part -> Choice? in
      guard case .choose(let choice) = part.task else { return nil }
      return choice
    }
    #expect(choices.map(\.rightWhen) == [nil, .prints("4"), .doesNotCompile])
    #expect(choices.map(\.allowsSeveral) == [true, false, false])
    #expect(choices[1].options[1].code?.text == "print(1 << 2)\n")
  }

  @Test(arguments: [
    "Questions", "Questions/", "Questions/sample", "Questions/sample/pack.json",
    "Questions/sample/all-kinds", "Questions/sample/all-kinds/question.json",
  ])
  func loadsFromEveryKindOfPath(path: String) throws {
    let sample = try SampleBank()
    let outcome = sample.loader.load([path])
    #expect(outcome.findings == [])
    #expect(outcome.bank == sample.load().bank)
    #expect(outcome.bank.packs.map(\.title) == ["Sample"])
  }

  @Test func loadsAQuestionThatHasNoPackYet() throws {
    let sample = try SampleBank()
    try sample.files.removeTree("Questions/sample/pack.json")
    let outcome = sample.loader.load([SampleBank.folder])
    #expect(outcome.findings == [])
    #expect(outcome.bank["all-kinds"]?.pack.text == "sample")
  }

  @Test func takesTheSamePackForTheSame() throws {
    let sample = try SampleBank()
    let names = try sample.files.list(SampleBank.folder)
    for name in names {
      let bytes = try sample.files.read("\(SampleBank.folder)/\(name)", atMost: .max)
      sample.files.put(.file(bytes), at: "Questions/sample/another/\(name)")
    }
    let outcome = sample.loader.load(["Questions/sample/another", SampleBank.folder])
    #expect(outcome.findings == [])
    #expect(outcome.bank.packs.map(\.questions.count) == [2])
  }

  @Test func keepsTheRestWhereOneQuestionIsBad() throws {
    let sample = try SampleBank()
    sample.put("{}", at: "Questions/sample/bad-one/question.json")
    sample.put("{", at: "Questions/sample/worse-one/question.json")
    let outcome = sample.load()
    #expect(outcome.bank.questions.map(\.id.text) == ["all-kinds"])
    #expect(Set(outcome.findings.map { $0.question?.text }) == ["bad-one", "worse-one"])
    #expect(outcome.findings.count == 10)
    #expect(outcome.hasErrors)
  }

  @Test func refusesAnIDThatIsTaken() throws {
    let sample = try SampleBank()
    let names = try sample.files.list(SampleBank.folder)
    for name in names {
      let bytes = try sample.files.read("\(SampleBank.folder)/\(name)", atMost: .max)
      sample.files.put(.file(bytes), at: "More/other/all-kinds/\(name)")
    }
    sample.files.put(
      .file(try sample.files.read("Questions/sample/pack.json", atMost: .max)),
      at: "More/other/pack.json")
    let outcome = sample.loader.load(["Questions", "More"])
    #expect(outcome.findings.map(\.rule.name) == ["duplicate-id"])
    #expect(outcome.findings.first?.place.file == "More/other/all-kinds/question.json")
    #expect(outcome.findings.first?.message.contains(SampleBank.file) == true)
    #expect(outcome.bank["all-kinds"]?.pack.text == "sample")
    #expect(outcome.bank.count == 1)
  }

  @Test func refusesAPackThatIsThereAlready() throws {
    let sample = try SampleBank()
    sample.files.put(
      .file(try sample.files.read("Questions/sample/pack.json", atMost: .max)),
      at: "More/sample/pack.json")
    let outcome = sample.loader.load(["Questions", "More"])
    #expect(outcome.findings.map(\.rule.name).contains("duplicate-id"))
  }

  @Test func saysThatThereIsNoBank() {
    let loader = BankLoader(files: InMemoryFileSystem(), constructs: SampleBank.constructs)
    let outcome = loader.load(["Questionz"])
    #expect(outcome.findings.map(\.rule.name) == ["no-such-bank"])
    #expect(outcome.findings.first?.place == Place(file: "Questionz"))
  }

  @Test func saysThatAFolderHoldsNoBank() {
    let files = InMemoryFileSystem(["home/notes/a.txt": "x"])
    let loader = BankLoader(files: files, constructs: SampleBank.constructs)
    #expect(loader.load(["home"]).findings.map(\.rule.name) == ["empty-bank", "not-a-pack"])
  }
}
