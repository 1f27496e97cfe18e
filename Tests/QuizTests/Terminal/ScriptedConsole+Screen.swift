import QuizTestSupport

@testable import quiz

extension ScriptedConsole {
  /// What a person sees; a line feed goes to the beginning of the next line, as terminals do it.
  var screen: PseudoScreen {
    var screen = PseudoScreen(columns: size.columns, rows: size.rows)
    screen.feed(output.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))
    return screen
  }
}
