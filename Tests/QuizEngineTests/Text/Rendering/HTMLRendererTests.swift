import QuizEngine
import Testing

@Suite struct HTMLRendererTests {
  @Test func escapesEverything() {
    let evil = #"Array<Int> & "q" 'r' </script>"#
    let escaped = "Array&lt;Int&gt; &amp; &quot;q&quot; &#39;r&#39; &lt;/script&gt;"
    let document: Document = [
      .paragraph(Prose(evil)), .paragraph(.code(evil)), .code(evil, language: nil),
      .callout(.note, title: evil, []), .paragraph(.link("a", to: "x?" + evil)),
    ]
    let html = HTMLRenderer().render(document)
    #expect(html.ranges(of: escaped).count == 5)
    #expect(!html.contains("</script>"))
  }

  @Test(arguments: [
    ("https://a.b/c", true), ("HTTP://a", true), ("mailto:a@b.c", true), ("#part", true),
    ("a/b:c", true), ("javascript:alert(1)", false), (" javascript:x", false),
    ("data:text/html,x", false),
    ("JAVA\u{1}script:x", false), ("vbscript:x", false),
  ])
  func followsSafeAddressesAlone(address: String, isLink: Bool) {
    #expect(HTMLRenderer().render(Prose.link("a", to: address)).contains("href") == isLink)
  }

  @Test func movesTitlesDown() {
    let html = HTMLRenderer(headingOffset: 5).render([
      .heading(level: 1, "a"), .heading(level: 4, "b"),
    ])
    #expect(html == "<h6>a</h6>\n<h6>b</h6>\n")
  }
}
