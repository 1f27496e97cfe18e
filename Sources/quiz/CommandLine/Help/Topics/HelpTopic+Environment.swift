extension HelpTopic {
  /// Every variable that counts.
  static let environment = HelpTopic(
    "environment", summary: "Variables that quiz heeds",
    text: """
      | variable | meaning |
      | --- | --- |
      | `QUIZ_DATA` | the folder of your progress; `--data` goes before it |
      | `QUIZ_CACHE` | the folder of what can be made again at any time |
      | `QUIZ_BACKGROUND` | `light` or `dark`: choose colours for it |
      | `QUIZ_BROWSER` | the browser that makes PDF files |
      | `VISUAL`, `EDITOR` | your editor; see `quiz help editors` |
      | `PAGER` | shows long texts; `cat` or nothing shows them as they are |
      | `SWIFT_EXEC` | the compiler; `--swift` goes before it |
      | `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE` | whether to colour |
      | `TERM`, `COLORTERM`, `COLORFGBG` | what the terminal can show |
      | `COLUMNS`, `LINES` | the size, where the terminal does not tell it |
      | `LC_ALL`, `LC_CTYPE`, `LANG` | whether more than ASCII can be shown |
      | `TZ` | the zone by which days begin |
      | `XDG_DATA_HOME`, `XDG_CACHE_HOME`, `HOME` | where the folders of progress and cache stand |
      | `TMPDIR` | the folder for scratch folders; otherwise `/tmp` |
      """)
}
