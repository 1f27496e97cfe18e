extension HelpTopic {
  /// What is coloured, and for which background.
  static let color = HelpTopic(
    "color", summary: "Colours, plain lines, screen readers",
    text: """
      Colour is never the only thing that says something: signs or words stand beside it.

      | you want | do |
      | --- | --- |
      | no colour | `--color never`, or set `NO_COLOR` |
      | colour in a pipe | `--color always`, or `CLICOLOR_FORCE=1` |
      | plain lines, for a screen reader or a log | `--plain`, or `TERM=dumb` |
      | colours for a light or a dark background | `--background light`, or `QUIZ_BACKGROUND=light` |
      | ASCII instead of lines and dots | `LC_ALL=C` |

      In plain lines nothing moves and nothing is redrawn, and labels such as “wrong:” stand before what they
      are about. A terminal that tells its background (OSC 11) is asked for it; otherwise `COLORFGBG` counts.
      How many colours there are is read from `COLORTERM` and `TERM`.
      """)
}
