extension Bank {
  /// What is wanted of questions; whatever is empty lets every question pass.
  public struct Filter: Sendable, Equatable {
    /// The formats, any of which will do.
    public var formats: Set<Question.Format>
    /// The levels, any of which will do.
    public var levels: Set<Level>
    /// The topics, any of which will do.
    public var topics: Set<Slug>
    /// The packs, any of which will do.
    public var packs: Set<Slug>
    /// The kinds of part, any of which will do if the question has it.
    public var kinds: Set<Part.Kind>

    /// Takes what is wanted.
    public init(
      formats: Set<Question.Format> = [], levels: Set<Level> = [], topics: Set<Slug> = [],
      packs: Set<Slug> = [], kinds: Set<Part.Kind> = []
    ) {
      self.formats = formats
      self.levels = levels
      self.topics = topics
      self.packs = packs
      self.kinds = kinds
    }

    /// Whether a question is wanted.
    public func accepts(_ question: Question) -> Bool {
      accepts(question.card)
    }

    /// Whether the question of a card is wanted.
    public func accepts(_ question: QuestionCard) -> Bool {
      (formats.isEmpty || formats.contains(question.format))
        && (levels.isEmpty || levels.contains(question.level))
        && (topics.isEmpty || !topics.isDisjoint(with: question.topics))
        && (packs.isEmpty || packs.contains(question.pack))
        && (kinds.isEmpty || !kinds.isDisjoint(with: question.parts))
    }
  }
}
