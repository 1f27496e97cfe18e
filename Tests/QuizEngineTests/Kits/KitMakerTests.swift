import QuizEngine
import Testing

@Suite struct KitMakerTests {
  private func make(
    _ questions: [Question], _ blueprint: Blueprint, seed: UInt64 = 1, forms: Int = 1
  ) throws -> Kit {
    try KitMaker(questions: questions).make(blueprint, seed: seed, forms: forms)
  }

  private func ids(_ form: Kit.Form) -> [String] { form.items.map(\.question.id.text) }

  @Test func theSameWishGivesTheSameKit() throws {
    let questions = try KitBank.many(60)
    let wish = KitBank.blueprint(.exactly(10))
    let kit = try make(questions, wish, forms: 3)
    #expect(try make(questions, wish, forms: 3) == kit)
    #expect(try make(questions.reversed(), wish, forms: 3) == kit)
    #expect(try make(questions, wish, seed: 2, forms: 3).id != kit.id)
  }

  /// What was drawn once is drawn in every later version; the numbers were looked at once.
  @Test func theWayOfDrawingStays() throws {
    let kit = try make(try KitBank.many(20), KitBank.blueprint(.exactly(4)), seed: 42)
    #expect(
      ids(kit.forms[0]) == ["question-12", "question-10", "question-7", "question-17"])
    #expect(kit.id.description == "1-16-257fe7-b0ce486d")
  }

  @Test(arguments: [2, 3, 5]) func formsMatchAndHaveNothingInCommon(count: Int) throws {
    let kit = try make(try KitBank.many(90), KitBank.blueprint(.exactly(9)), forms: count)
    #expect(kit.forms.map(\.name) == (0..<count).map { Kit.Form.name(of: $0) })
    #expect(Set(kit.forms.flatMap(ids)).count == 9 * count)
    for slot in 0..<9 {
      let row = kit.forms.compactMap { $0.items.first { $0.slot == slot }?.question }
      #expect(row.count == count)
      #expect(Set(row.map(\.level)).count == 1)
      #expect(Set(row.map(\.topics)).count == 1)
    }
    let minutes = kit.forms.map(\.minutes)
    #expect((minutes.max() ?? 0) - (minutes.min() ?? 0) <= 4)
  }

  @Test func aSmallBankIsSharedNoMoreThanNeeded() throws {
    // Fifteen questions for two forms of ten: five have to stand in both.
    let kit = try make(try KitBank.many(15), KitBank.blueprint(.exactly(10)), forms: 2)
    let common = Set(ids(kit.forms[0])).intersection(ids(kit.forms[1]))
    #expect(common.count == 5)
    #expect(Set(ids(kit.forms[1])).count == 10)
  }

  @Test func optionsAreShuffledForEachForm() throws {
    let question = try KitBank.question("choose", parts: [KitBank.choice])
    let kit = try make([question], KitBank.blueprint(.all), forms: 4)
    let orders = kit.forms.map { $0.items[0].optionOrders[0] }
    #expect(orders.allSatisfy { $0.sorted() == [0, 1, 2, 3, 4, 5] })
    #expect(Set(orders).count > 1)
  }

  @Test func countAndMinutesAreBothKept() throws {
    let questions = try KitBank.many(60)
    for minutes in [24, 30, 45] {
      let kit = try make(questions, KitBank.blueprint(.exactly(6), minutes: minutes))
      #expect(kit.forms[0].items.count == 6)
      #expect(kit.forms[0].minutes <= minutes)
    }
    let filled = try make(questions, KitBank.blueprint(.all, minutes: 45))
    #expect((41...45).contains(filled.forms[0].minutes))
  }

  @Test func namedQuestionsStayInTheirOrder() throws {
    let questions = try KitBank.many(9)
    let wanted = ["question-8", "question-0", "question-5"].compactMap { Slug($0) }
    let wish = Blueprint(sections: [Blueprint.Section(questions: wanted, size: .all)])
    #expect(ids(try make(questions, wish).forms[0]) == wanted.map(\.text))
    #expect(Set(ids(try make(questions, wish, forms: 2).forms[1])) == Set(wanted.map(\.text)))
  }

  @Test func sectionsDoNotTakeWhatIsScarceElsewhere() throws {
    let questions = try KitBank.many(12)
    let scarce = Bank.Filter(levels: [.advanced], topics: [try #require(Slug("arrays"))])
    let wish = Blueprint(sections: [
      Blueprint.Section(size: .exactly(11)), Blueprint.Section(filter: scarce, size: .exactly(1)),
    ])
    let kit = try make(questions, wish)
    #expect(kit.forms[0].items.last?.question.level == .advanced)
    #expect(Set(ids(kit.forms[0])).count == 12)
  }

  @Test func tooFewQuestionsAreToldWithWhatWouldDo() throws {
    let filter = Bank.Filter(levels: [.beginner], topics: [try #require(Slug("closures"))])
    #expect {
      _ = try make(try KitBank.many(24), KitBank.blueprint(.exactly(5), filter: filter))
    } throws: { error in
      guard case .tooFew(let shortage) = error as? KitError else { return false }
      return shortage.wanted == 5 && shortage.found == 2
        && shortage.without.map(\.wish) == ["level", "topic"]
        && shortage.without.map(\.found) == [6, 8]
    }
    #expect {
      _ = try make(try KitBank.many(24), KitBank.blueprint(.exactly(5), minutes: 6))
    } throws: { error in
      guard case .tooFew(let shortage) = error as? KitError else { return false }
      return shortage.leastMinutes == 22 && shortage.minutes == 6
    }
  }

  @Test func aKitIsMadeAgainOrRefused() throws {
    var questions = try KitBank.many(30)
    let wish = KitBank.blueprint(.exactly(10))
    let kit = try make(questions, wish, seed: 9, forms: 2)
    let maker = KitMaker(questions: questions)
    #expect(try maker.make(wish, again: kit.id, forms: 2) == kit)
    #expect(throws: KitError.self) { try maker.make(wish, again: kit.id, forms: 3) }
    let chosen = try #require(
      questions.firstIndex { $0.id == kit.forms[1].items[0].question.id })
    questions[chosen].explanation += " More."
    #expect {
      _ = try KitMaker(questions: questions).make(wish, again: kit.id, forms: 2)
    } throws: { error in
      guard case .otherBank(kit.id, _) = error as? KitError else { return false }
      return true
    }
  }

  @Test func aQuestionThatIsNotDrawnChangesNothing() throws {
    let questions = try KitBank.many(30)
    let filter = Bank.Filter(levels: [.beginner])
    let wish = KitBank.blueprint(.exactly(4), filter: filter)
    let more = questions + [try KitBank.question("another", level: .advanced)]
    #expect(try make(questions, wish).id == (try make(more, wish).id))
  }

  @Test(arguments: [
    ("1-16-8f3a2c-5be0cd19", true), ("1-16-8F3A2C-5BE0CD19", true), ("1-16-8f3a2c", false),
    ("1-16-8f3a2-5be0cd19", false), ("x-16-8f3a2c-5be0cd19", false), ("", false),
    ("1-16-8f3a2g-5be0cd19", false), ("1--8f3a2c-5be0cd19", false),
    ("1-zzzzzzzzzzzzzzzz-8f3a2c-5be0cd19", false),
  ])
  func idsAreReadAsTheyAreWritten(text: String, isOne: Bool) {
    #expect(Kit.ID(text).map(\.description) == (isOne ? text.lowercased() : nil))
  }

  @Test func formsAreNamedByLetters() {
    #expect([0, 25, 26, 27, 52].map { Kit.Form.name(of: $0) } == ["A", "Z", "AA", "AB", "BA"])
  }
}
