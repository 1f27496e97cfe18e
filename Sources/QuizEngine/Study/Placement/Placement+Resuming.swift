extension Placement {
  /// Goes on where a session was cut off, or begins with one that has no answers yet.
  public init(
    resuming session: SessionHistory, items: [PlacementItem], rules: PlacementRules = .standard
  ) {
    self.init(items: items, seed: session.plan.seed, rules: rules)
    for grade in session.grades {
      if grade.record.rating == nil {
        skip(grade.record.question)
      } else {
        answer(grade.record.question, isRight: grade.isRight)
      }
    }
    for question in session.skipped { skip(question) }
  }

  /// The plan of a session that places; which questions it asks is decided on the way.
  public static func plan(seed: UInt64) -> SessionPlan {
    SessionPlan(mode: .place, questions: [], seed: seed, scheduling: .never)
  }
}
