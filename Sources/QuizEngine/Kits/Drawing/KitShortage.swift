/// What there is, where too few questions pass, and what would do.
public struct KitShortage: Error, Equatable, Sendable {
  /// The section, counted from 0; nil where there is but one.
  public var section: Int?
  /// The questions that were wanted; nil where any number would have done.
  public var wanted: Int?
  /// The minutes that they may take together.
  public var minutes: Int?
  /// The questions that pass.
  public var found: Int
  /// The minutes of the shortest choice of as many as were wanted; nil where there are too few.
  public var leastMinutes: Int?
  /// The questions that would pass, were one wish given up.
  public var without: [Relaxation]

  /// Takes every field.
  public init(
    section: Int?, wanted: Int?, minutes: Int?, found: Int, leastMinutes: Int?,
    without: [Relaxation]
  ) {
    self.section = section
    self.wanted = wanted
    self.minutes = minutes
    self.found = found
    self.leastMinutes = leastMinutes
    self.without = without
  }
}

extension KitShortage {
  /// A wish, and the questions that pass without it.
  public struct Relaxation: Equatable, Sendable {
    /// What is given up: `level`, `topic`, `pack`, `format` or `kind`.
    public var wish: String
    /// The questions that pass then.
    public var found: Int
  }

  /// Counts what would pass, were one wish of a section given up.
  static func relaxations(of section: Blueprint.Section, in questions: [Question]) -> [Relaxation] {
    let filter = section.filter
    let changes: [(String, Bool, (inout Bank.Filter) -> Void)] = [
      ("level", !filter.levels.isEmpty, { $0.levels = [] }),
      ("topic", !filter.topics.isEmpty, { $0.topics = [] }),
      ("pack", !filter.packs.isEmpty, { $0.packs = [] }),
      ("format", !filter.formats.isEmpty, { $0.formats = [] }),
      ("kind", !filter.kinds.isEmpty, { $0.kinds = [] }),
    ]
    return changes.compactMap { wish, isUsed, change in
      guard isUsed else { return nil }
      var relaxed = section
      change(&relaxed.filter)
      return Relaxation(wish: wish, found: questions.count(where: relaxed.accepts))
    }
  }
}
