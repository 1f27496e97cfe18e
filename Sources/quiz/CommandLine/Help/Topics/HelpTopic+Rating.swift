extension HelpTopic {
  /// How answers are rated, and when they come back.
  static let rating = HelpTopic(
    "rating", summary: "Ratings, and when questions come back",
    text: """
      | what happened | rating |
      | --- | --- |
      | all right at the first try, no hint, in under half of the question's minutes | easy |
      | all right at the first try, no hint, within the question's minutes | good |
      | all right after more tries, with a hint, or late | hard |
      | anything else | again |

      What could not be graded through no fault of yours changes nothing. After each question `r` overrules the
      rating: what you say counts.

      A question comes back when the chance that you remember it falls to 90 % (FSRS-6); `quiz settings
      --retention` changes that. With `quiz settings --interview DATE` nothing is due after that day, and all
      is asked once more before it. Answers to questions that are not due move nothing, so practise as much as
      you like. Days begin at four in the morning.
      """)
}
