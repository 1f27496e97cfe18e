import QuizEngine

// Tests are easier to read with ids, dates and moments as they stand in files; one that is ill-formed
// ends the run at once.

extension Slug {
  static func id(_ text: String) -> Slug {
    guard let slug = Slug(text) else { preconditionFailure("\(text) is no slug") }
    return slug
  }
}

extension CivilDate {
  static func on(_ text: String) -> CivilDate {
    guard let date = CivilDate(text) else { preconditionFailure("\(text) is no date") }
    return date
  }
}

extension Instant {
  static func at(_ text: String) -> Instant {
    guard let instant = Instant(text) else { preconditionFailure("\(text) is no moment") }
    return instant
  }
}

extension Progress {
  subscript(name: String) -> QuestionProgress { self[Slug.id(name)] }
}
