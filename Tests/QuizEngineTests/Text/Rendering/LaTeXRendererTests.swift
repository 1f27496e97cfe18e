import QuizEngine
import Testing

@Suite struct LaTeXRendererTests {
  private func text(_ prose: Prose) -> String { LaTeXRenderer().render(prose) }

  @Test(arguments: [
    ("50% of #1 & $2", ##"50\% of \#1 \& \$2"##),
    ("a_b {c} ~ ^", #"a\_b \{c\} \textasciitilde{} \textasciicircum{}"#),
    ("\\end{document}", #"\textbackslash{}end\{document\}"#),
    (
      "<b> \"q\" 'r' `s`",
      #"\textless{}b\textgreater{} \textquotedbl{}q\textquotedbl{} 'r' \textasciigrave{}s\textasciigrave{}"#
    ),
    ("a--b ,,c", "a{-}{-}b {,}{,}c"), ("äöüß ÄÖÜ čřž", "äöüß ÄÖÜ čřž"),
    ("e\u{301}", "é"), ("日🎉", #"\quizchar{65E5}{日}\quizchar{1F389}{🎉}"#),
    ("“q” – …", #"\textquotedblleft{}q\textquotedblright{} \textendash{} \textellipsis{}"#),
    ("\u{1B}[2J", #"\quizchar{241B}{␛}[2J"#),
  ])
  func wordsAreNeverCommands(words: String, expected: String) {
    #expect(text(Prose(words)) == expected)
  }

  @Test func codeKeepsItsLinesAndSpaces() {
    let code = LaTeXRenderer().render([.swift("if a {\n  b(\"\\n\")\n}\n\n\\end{quizcode}")])
    #expect(
      code == #"""
        \begin{quizcode}\small
        \begin{minipage}[t]{\linewidth}
        \quizline{if\ a\ \{}
        \quizline{~~b(\textquotedbl{}\textbackslash{}n\textquotedbl{})}
        \quizline{\}}
        \quizline{}
        \quizline{\textbackslash{}end\{quizcode\}}
        \end{minipage}
        \end{quizcode}

        """#)
  }

  @Test func aBracketBehindARowIsNoOption() {
    let table = LaTeXRenderer().render([.table(header: ["a"], rows: [["[1pt]"], ["x & y"]])])
    #expect(table.contains("{}[1pt] \\\\\n{}x \\& y \\\\\n"))
  }
}
