/// What a list tells of all questions of a bank.
public struct BankIndex: Sendable, Equatable {
  /// The packs, in the order of the bank.
  public let packs: [Slug]
  /// The questions, pack by pack.
  public let cards: [QuestionCard]

  /// Takes packs and questions.
  public init(packs: [Slug], cards: [QuestionCard]) {
    self.packs = packs
    self.cards = cards
  }

  /// Everything that questions are about, sorted.
  public var topics: [Slug] { Set(cards.flatMap(\.topics)).sorted() }

  /// The question with an id as it was typed.
  public subscript(id: String) -> QuestionCard? {
    cards.first { $0.id.text == id }
  }
}

extension Bank {
  /// What a list tells of all questions.
  public var cardIndex: BankIndex {
    BankIndex(packs: packs.map(\.id), cards: questions.map(\.card))
  }
}
