import QuizEngine
import Testing

@Suite struct BankTests {
  private func bank() throws -> Bank {
    let sample = try SampleBank()
    let question = try #require(sample.load().bank.questions.first)
    var other = question
    other.id = try #require(Slug("another"))
    other.format = .verbal
    other.level = .advanced
    other.topics = try [#require(Slug("loops"))]
    other.parts = Array(question.parts.suffix(1))
    let pack = try #require(sample.load().bank.packs.first)
    var changed = pack
    changed.questions = [other, question]
    return Bank(packs: [changed])
  }

  @Test func findsQuestionsByID() throws {
    let bank = try bank()
    #expect(bank["another"]?.level == .advanced)
    #expect(bank["all-kinds"]?.level == .intermediate)
    #expect(bank["../x"] == nil)
    #expect(bank["nothing"] == nil)
    #expect(bank.count == 2)
  }

  @Test func knowsItsTopics() throws {
    #expect(try bank().topics.map(\.text) == ["loops", "optionals", "value-types"])
  }

  @Test func filters() throws {
    let bank = try bank()
    let loops = try #require(Slug("loops"))
    let core = try #require(Slug("core"))
    let table: [(Bank.Filter, [String])] = [
      (Bank.Filter(), ["another", "all-kinds"]),
      (Bank.Filter(formats: [.written]), ["all-kinds"]),
      (Bank.Filter(levels: [.advanced, .beginner]), ["another"]),
      (Bank.Filter(topics: [loops]), ["another"]),
      (Bank.Filter(packs: [core]), []),
      (Bank.Filter(kinds: [.explain]), ["another", "all-kinds"]),
      (Bank.Filter(kinds: [.write]), ["all-kinds"]),
      (Bank.Filter(formats: [.written], topics: [loops]), []),
    ]
    for (filter, ids) in table {
      #expect(bank.questions(matching: filter).map(\.id.text) == ids)
    }
  }
}
