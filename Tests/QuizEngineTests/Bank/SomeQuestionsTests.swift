import QuizEngine
import QuizTestSupport
import Testing

@Suite struct SomeQuestionsTests {
  private let loader = BankLoader(
    files: LocalFileSystem(), constructs: ConstructNames(names: [], isKnown: { _ in true }))
  private let bank = Checkout.root + "/Tests/Screens/bank"

  @Test(arguments: ["", "/core"])
  func loadsOneQuestionAsTheWholeBankHasIt(folder: String) throws {
    let one = try #require(loader.load(questions: ["range-loop"], in: [bank + folder]))
    #expect(one.findings.isEmpty)
    #expect(
      one.bank.questions == loader.load([bank]).bank.questions.filter { $0.id.text == "range-loop" }
    )
  }

  @Test func loadsSomeInTheOrderOfTheBankAndEachOnce() throws {
    let ids = ["ways-to-unwrap", "range-loop", "ways-to-unwrap"]
    let some = try #require(loader.load(questions: ids, in: [bank]))
    #expect(some.findings.isEmpty)
    #expect(some.bank.questions.map(\.id.text) == ["range-loop", "ways-to-unwrap"])
  }

  @Test func leavesToOthersWhatItCannotTell() {
    #expect(loader.load(questions: ["no-such"], in: [bank]) == nil)
    #expect(loader.load(questions: ["range-loop", "no-such"], in: [bank]) == nil)
    #expect(loader.load(questions: ["../core"], in: [bank]) == nil)
    #expect(loader.load(questions: ["range-loop"], in: [bank, bank]) == nil)
    #expect(loader.load(questions: ["range-loop"], in: [bank + "/core/range-loop"]) == nil)
    #expect(loader.load(questions: ["range-loop"], in: [bank + "/nowhere"]) == nil)
  }
}
