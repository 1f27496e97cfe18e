extension HelpTopic {
  /// What is kept where.
  static let files = HelpTopic(
    "files", summary: "What is kept, and where",
    text: """
      | what | where |
      | --- | --- |
      | your answers, `journal.jsonl` | the data folder |
      | how you study, `settings.json` | the data folder |
      | code that is being written, `drafts`, until its session ends | the data folder |
      | prepared toolchains, outcomes of proofs, lists of banks | the cache folder |
      | answers of `quiz watch` | `quiz-answers` in the current folder, or `--folder` |
      | the built-in bank | `share/swift-quiz/Questions` beside the program's folder, or where it was built |

      The data folder is `--data`, `$QUIZ_DATA`, or `$XDG_DATA_HOME/swift-quiz`, by default
      `~/.local/share/swift-quiz`; on macOS `~/Library/Application Support/swift-quiz`. The cache folder is
      `$QUIZ_CACHE` or `$XDG_CACHE_HOME/swift-quiz`, by default `~/.cache/swift-quiz`; it may be removed at any
      time.

      The journal is only ever added to, and is on the disk before the next question is asked. It may be kept in
      git. Lines that cannot be read are set aside in `journal.jsonl.damaged` beside it, and told; all others count.
      `quiz history export` writes all of it.
      """)
}
