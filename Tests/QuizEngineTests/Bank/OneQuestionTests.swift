import QuizEngine
import QuizTestSupport
import Testing

@Suite struct OneQuestionTests {
  private let loader = BankLoader(
    files: LocalFileSystem(), constructs: ConstructNames(names: [], isKnown: { _ in true }))
  private let bank = Checkout.root + "/Tests/Screens/bank"

  @Test(arguments: ["", "/core"])
  func loadsOneQuestionAsTheWholeBankHasIt(folder: String) throws {
    let one = try #require(loader.load(question: "range-loop", in: [bank + folder]))
    #expect(one.findings.isEmpty)
    #expect(
      one.bank.questions == loader.load([bank]).bank.questions.filter { $0.id.text == "range-loop" }
    )
  }

  @Test func leavesToOthersWhatItCannotTell() {
    #expect(loader.load(question: "no-such", in: [bank]) == nil)
    #expect(loader.load(question: "../core", in: [bank]) == nil)
    #expect(loader.load(question: "range-loop", in: [bank, bank]) == nil)
    #expect(loader.load(question: "range-loop", in: [bank + "/core/range-loop"]) == nil)
    #expect(loader.load(question: "range-loop", in: [bank + "/nowhere"]) == nil)
  }
}
