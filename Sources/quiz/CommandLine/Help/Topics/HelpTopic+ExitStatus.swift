extension HelpTopic {
  /// The exit statuses, for whoever writes a script.
  static let exitStatus = HelpTopic(
    "exit-status", summary: "What the exit status means",
    text: "| Status | Meaning |\n| ---: | --- |\n"
      + ExitStatus.allCases.map { "| \($0.rawValue) | \($0.meaning) |" }.joined(separator: "\n"))
}
