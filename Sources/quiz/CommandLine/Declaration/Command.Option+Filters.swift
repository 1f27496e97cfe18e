import QuizEngine

extension Command.Option {
  static let written = Self("written", summary: "Only questions answered in code.")
  static let verbal = Self("verbal", summary: "Only questions answered in words.")
  static let level = Self(
    "level", .one("LEVEL", .oneOf(Level.allCases.map(\.rawValue))), count: .list,
    summary: "Only beginner, intermediate or advanced; several with commas.")
  static let topic = Self(
    "topic", .one("TOPIC", .topic), count: .list, summary: "Only this topic; several with commas.")
  static let pack = Self(
    "pack", .one("PACK", .pack), count: .list, summary: "Only this pack; several with commas.")
  static let count = Self(
    "count", short: "n", .one("N", .integer(1...10_000)), summary: "At most so many questions.")
  static let minutes = Self(
    "minutes", .one("N", .integer(1...1_440)), summary: "Questions for so many minutes.")
  static let seed = Self(
    "seed", .one("N", .seed), summary: "Draw the same questions again with the same number.")

  /// The options that choose questions.
  static let filters: [Self] = [
    .written, .verbal, .level, .topic, .pack, .count, .minutes, .seed,
  ]
}

extension Command.Argument {
  /// The questions meant, by their ids.
  static let questions = Self(
    "ID", .any, kind: .question, summary: "Only these questions.")
  /// The one question meant.
  static let question = Self("ID", kind: .question, summary: "The question.")
}
