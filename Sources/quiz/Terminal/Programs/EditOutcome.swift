/// How it went when a person was given a file to edit.
enum EditOutcome: Sendable, Hashable {
  /// The file holds something else now.
  case changed
  /// The file is as it was.
  case unchanged
  /// The file is as it was, and the editor took no time: it may have opened a window and left.
  case returnedAtOnce(editor: String)
  /// The editor ended with a fault; the file may have changed all the same.
  case failed(editor: String, ForegroundProgram.Outcome)
  /// The file is gone, or can't be read.
  case unreadable(path: String)
  /// The variable that names the editor holds a quote that isn't closed.
  case broken(variable: String, value: String)
  /// There is no editor.
  case noEditor
}
