extension HelpTopic {
  /// Which editor is opened, and how others work along.
  static let editors = HelpTopic(
    "editors", summary: "Your editor, and quiz within an editor",
    text: """
      Code is written in the editor of `$VISUAL`, then `$EDITOR`, then the first there is of
      `sensible-editor`, `editor`, `nano`, `vim`, `vi` and `emacs`. The variable may hold arguments, quotes and
      `~/`: `"/opt/My Editor/edit" -n`. No shell runs it.

      An editor with a window of its own must wait until the file is closed:

      | editor | set `EDITOR` to |
      | --- | --- |
      | Visual Studio Code | `code --wait` |
      | Sublime Text | `subl --wait` |
      | Zed | `zed --wait` |
      | Emacs with a server | `emacsclient -t` |
      | BBEdit | `bbedit --wait` |
      | Xcode | `xed --wait` |

      One that returns at once is not taken for an answer: you are asked whether you have saved. A file that is
      as it was is not graded, and neither is one whose editor failed.

      To stay in your editor all the time, run `quiz watch ID` beside it: every save is graded. To grade from
      within an editor, call `quiz check ID FILE --json`, which tells lines and columns.
      """)
}
