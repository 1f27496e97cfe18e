import QuizEngine

/// A part of a question in the middle of a session.
struct PartScene {
  /// The question.
  var question: Question
  /// The part.
  var part: Part
  /// Its number, from 1.
  var number: Int
  /// The options in the order in which they are shown; empty for other kinds.
  var optionOrder: [Int]
  /// Whether the part was shown already.
  var isShown = false
  /// The tries so far.
  var tries = 0
  /// The last text that was handed in.
  var lastText: String?
  /// The hints that are left.
  var hintsLeft: Int
  /// Whether code can be graded here.
  var canCompile: Bool
}
