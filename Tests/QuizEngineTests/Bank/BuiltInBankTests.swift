import QuizEngine
import QuizTestSupport
import Testing

@Suite struct BuiltInBankTests {
  private let outcome: BankLoader.Outcome
  private let loader: BankLoader
  private let files = InMemoryFileSystem()

  init() {
    let constructs = ConstructNames(names: SyntaxConstruct.names) {
      SyntaxConstruct(named: $0) != nil
    }
    loader = BankLoader(files: files, constructs: constructs)
    outcome = BankLoader(files: LocalFileSystem(), constructs: constructs)
      .load([Checkout.root + "/Questions"])
  }

  @Test func loadsWithoutAnyFinding() {
    #expect(outcome.findings == [])
    #expect(outcome.bank.count >= 30)
  }

  @Test func loadsEqualFromABundle() throws {
    let text = BankBundle.write(outcome.bank)
    try files.write(text, to: "/bank.json")
    let again = loader.load(["/bank.json"])
    #expect(again.findings == [])
    #expect(again.bank == outcome.bank)
    #expect(BankBundle.write(again.bank) == text)
  }
}
