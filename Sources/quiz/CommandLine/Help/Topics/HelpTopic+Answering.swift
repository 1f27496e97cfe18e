extension HelpTopic {
  /// How each kind of part is answered.
  static let answering = HelpTopic(
    "answering", summary: "How to answer each kind of part",
    text: """
      A question has one part or several, each of one kind.

      | kind | you | for `quiz check` the file holds |
      | --- | --- | --- |
      | write, repair | write code in your editor, or type it | the code |
      | predict | say what a program does | what it prints, or `compiles`, `does not compile: 3, 7`, `traps` |
      | choose | press the letters, then Enter | the letters, such as `a c` |
      | explain | type it or say it, then tick what you said | nothing: an explanation is not checked |

      The keys that work are always shown. In every part there are a hint (`h`), which costs a share of the
      points, the answer (`a`), reading the question again (`r`), skipping (`s`) and quitting (`q`). What you
      type in several lines ends with a line that holds only a full stop; pasted lines are taken as they are.

      Code may be tried as often as you like: the best try counts, and that there were several counts for the
      schedule. Ctrl-C ends a session at any moment. `quiz resume` goes on with it.
      """)
}
