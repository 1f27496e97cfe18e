extension Blueprint {
  /// Questions of one sort.
  public struct Section: Sendable, Equatable {
    /// The words above them; nil for none.
    public var title: String?
    /// What is wanted of each question.
    public var filter: Bank.Filter
    /// The only questions that will do, in this order; empty for any.
    public var questions: [Slug]
    /// How many questions there are.
    public var size: Size
    /// The most minutes that they take together; nil for any number.
    public var minutes: Int?

    /// Takes every field.
    public init(
      title: String? = nil, filter: Bank.Filter = Bank.Filter(), questions: [Slug] = [],
      size: Size, minutes: Int? = nil
    ) {
      self.title = title
      self.filter = filter
      self.questions = questions
      self.size = size
      self.minutes = minutes
    }
  }
}

extension Blueprint.Section {
  /// How many questions a section has.
  public enum Size: Sendable, Hashable {
    /// All that pass, as far as the minutes go.
    case all
    /// So many, or as many as there are.
    case atMost(Int)
    /// So many, or the kit cannot be made.
    case exactly(Int)
  }

  /// Whether a question may stand in the section.
  func accepts(_ question: Question) -> Bool {
    (questions.isEmpty || questions.contains(question.id)) && filter.accepts(question)
  }

  /// The section in words that are the same wherever the same is wanted.
  var canonical: [String] {
    let size =
      switch size {
      case .all: "all"
      case .atMost(let count): "<=\(count)"
      case .exactly(let count): "=\(count)"
      }
    let lists = [
      filter.formats.map(\.rawValue).sorted(), filter.levels.sorted().map(\.rawValue),
      filter.topics.sorted().map(\.text), filter.packs.sorted().map(\.text),
      filter.kinds.map(\.rawValue).sorted(), questions.map(\.text),
    ]
    return lists.map { $0.joined(separator: ",") } + [size, minutes.map(String.init) ?? "any"]
  }
}
