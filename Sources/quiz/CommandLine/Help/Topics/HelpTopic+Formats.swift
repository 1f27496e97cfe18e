extension HelpTopic {
  /// What programs may read and write.
  static let formats = HelpTopic(
    "formats", summary: "JSON and other formats for programs",
    text: """
      | command | writes |
      | --- | --- |
      | `quiz list --json`, `quiz search --json` | an array of questions: id, title, level, topics, minutes, parts |
      | `quiz show ID --json` | one of them; with `--answer` the whole question |
      | `quiz check ID FILE --json` | a grade: verdict, points, checks, diagnostics with line and column |
      | `quiz practice --json`, also review, exam, place | one event a line; answers are read as one move a line |
      | `quiz stats --json`, `quiz --json` | your progress |
      | `quiz history export` | every entry of the journal |
      | `quiz validate --format json` | also `junit`, `sarif`, `github`, `tap` |
      | `quiz export --bundle FILE` | the bank as one JSON file, which `--bank` reads |

      A session for a program: each line of standard output is an object with `event`, such as `question`,
      `part`, `grade`, `summary`. It is answered by lines such as `{"move": "submit", "answer": "…"}`,
      `{"move": "hint"}`, `{"move": "giveUp"}`, `{"move": "skip"}`, `{"move": "next"}`, `{"move": "quit"}`.
      A line that makes no sense is answered by an event `refused`, and nothing is lost.

      Names of fields are kept. Results go to standard output, everything else to standard error.
      """)
}
