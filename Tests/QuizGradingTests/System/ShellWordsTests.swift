import Testing

@testable import QuizEngine

@Suite struct ShellWordsTests {
  @Test(arguments: [
    ("vi", ["vi"]), ("code --wait", ["code", "--wait"]), ("  a \t b\n", ["a", "b"]), ("", []),
    (#""/opt/My Ed/ed" -n"#, ["/opt/My Ed/ed", "-n"]),
    (#"'/opt/My Ed/ed' -n"#, ["/opt/My Ed/ed", "-n"]),
    (#"/opt/My\ Ed/ed"#, ["/opt/My Ed/ed"]),
    (#"a"b c"'d e'"#, ["ab cd e"]), (#"a '' """#, ["a", "", ""]),
    (#""a\"b\$c\d""#, [#"a"b$c\d"#]), (#"'a\b'"#, [#"a\b"#]),
    ("$HOME/ed", ["/home/me/ed"]), ("${HOME}x", ["/home/mex"]), (#""$HOME""#, ["/home/me"]),
    ("'$HOME'", ["$HOME"]), ("$NOTHING x", ["", "x"]), ("$ ${ $9", ["$", "${", ""]),
    ("~/bin/ed", ["/home/me/bin/ed"]), ("a~/b ~x", ["a~/b", "~x"]), (#"a\"#, [#"a\"#]),
  ])
  func splits(_ text: String, _ words: [String]) {
    #expect(ShellWords.split(text, environment: ["HOME": "/home/me"]) == words)
  }

  @Test func leavesVariablesAloneWithoutAnEnvironment() {
    let words = ["-rpath", "$ORIGIN", "$X", "~", "~/b"]
    #expect(ShellWords.split(#"-rpath '$ORIGIN' $X "~" ~/b"#) == words)
  }

  @Test(arguments: [["a b", "it's", "$x"], ["", "\\", "\"", "\n"]])
  func joinsWhatItSplits(words: [String]) {
    #expect(ShellWords.split(ShellWords.join(words)) == words)
  }

  @Test(arguments: [#"""#, "'", #"a "b"#, "a 'b", #""\"#])
  func refusesOpenQuotes(_ text: String) {
    #expect(ShellWords.split(text) == nil)
  }
}
