import Testing

@testable import quiz

@Suite struct LineEditorTests {
  @Test(arguments: [
    ([Key.left, .left], "ab", "cd"),
    ([.home, .right], "a", "bcd"),
    ([.home, .end], "abcd", ""),
    ([.control("a"), .delete], "", "bcd"),
    ([.control("a"), .control("d")], "", "bcd"),
    ([.backspace], "abc", ""),
    ([.home, .backspace], "", "abcd"),
    ([.left, .character("X")], "abcX", "d"),
    ([.left, .control("k")], "abc", ""),
    ([.left, .control("u")], "", "d"),
    ([.left, .control("u"), .end, .control("y")], "dabc", ""),
    ([.other, .escape, .pageUp, .alt("z")], "abcd", ""),
  ])
  func edits(_ keys: [Key], _ before: String, _ after: String) {
    var editor = LineEditor("abcd")
    for key in keys { #expect(editor.apply(key) == .editing) }
    #expect(editor.before == before)
    #expect(editor.after == after)
  }

  @Test(arguments: [
    ([Key.wordLeft], "let range = ", "one_two"),
    ([.wordLeft, .wordLeft], "let ", "range = one_two"),
    ([.home, .wordRight], "let", " range = one_two"),
    ([.control("w")], "let range = ", ""),
    ([.home, .alt("d")], "", " range = one_two"),
    ([.home, .wordLeft], "", "let range = one_two"),
  ])
  func jumpsAndCutsByWords(_ keys: [Key], _ before: String, _ after: String) {
    var editor = LineEditor("let range = one_two")
    for key in keys { _ = editor.apply(key) }
    #expect(editor.before == before)
    #expect(editor.after == after)
  }

  @Test func treatsWhatAPersonSeesAsOneCharacter() {
    var editor = LineEditor()
    for scalar in "e\u{301}👩\u{200D}👧🇩🇪".unicodeScalars {
      _ = editor.apply(.character(Character(scalar)))
    }
    #expect(editor.text.count == 3)
    _ = editor.apply(.left)
    #expect(editor.after == "🇩🇪")
    _ = editor.apply(.backspace)
    #expect(editor.before == "e\u{301}")
  }

  @Test func endsOnlyWhereNothingCanBeDeleted() {
    var editor = LineEditor()
    #expect(editor.apply(.control("d")) == .ended)
    #expect(editor.apply(.enter) == .submitted)
    #expect(editor.apply(.control("l")) == .wiped)
  }

  @Test func looksBackAndKeepsTheDraft() {
    var editor = LineEditor("draft", history: ["old", "new"])
    let expected = ["new", "old", "old"]
    for text in expected {
      _ = editor.apply(.up)
      #expect(editor.text == text)
    }
    for text in ["new", "draft", "draft"] {
      _ = editor.apply(.down)
      #expect(editor.text == text)
    }
  }
}
