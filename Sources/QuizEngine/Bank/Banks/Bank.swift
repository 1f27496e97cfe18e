/// Packs of questions that were loaded together.
public struct Bank: Sendable {
  /// The packs; the questions of each in the order of their ids.
  public let packs: [Pack]
  private let index: [Slug: Location]
  private let places: [Slug: Places]

  /// Where a question stands among the packs.
  private struct Location {
    let pack: Int
    let question: Int
  }

  /// Takes packs whose questions have different ids.
  public init(packs: [Pack]) {
    self.init(packs: packs, places: [:])
  }

  init(packs: [Pack], places: [Slug: Places]) {
    self.packs = packs
    self.places = places
    var index: [Slug: Location] = [:]
    for (pack, questions) in packs.map(\.questions).enumerated() {
      for (position, question) in questions.enumerated() {
        index[question.id] = Location(pack: pack, question: position)
      }
    }
    self.index = index
  }
}

extension Bank {
  /// All questions, pack by pack.
  public var questions: [Question] { packs.flatMap(\.questions) }

  /// The number of questions.
  public var count: Int { index.count }

  /// The question with an id.
  public subscript(id: Slug) -> Question? {
    index[id].map { packs[$0.pack].questions[$0.question] }
  }

  /// The question with an id as it was typed.
  public subscript(id: String) -> Question? {
    Slug(id).flatMap { self[$0] }
  }

  /// Where the fields of a question stand; places without lines for one that was not loaded.
  public func places(of id: Slug) -> Places {
    places[id] ?? Places(file: id.text, root: nil, code: .folder(id.text))
  }

  /// Everything that questions are about, sorted.
  public var topics: [Slug] {
    Set(questions.flatMap(\.topics)).sorted()
  }

  /// The questions that pass a filter, pack by pack.
  public func questions(matching filter: Filter) -> [Question] {
    questions.filter(filter.accepts)
  }
}

extension Bank: Equatable {
  /// Compares the questions; where they stand does not count.
  public static func == (one: Bank, other: Bank) -> Bool {
    one.packs == other.packs
  }
}
