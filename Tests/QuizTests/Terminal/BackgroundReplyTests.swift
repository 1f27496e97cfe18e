import QuizEngine
import Testing

@testable import quiz

@Suite struct BackgroundReplyTests {
  @Test(arguments: [
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c", Palette.Background.light),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?1;2c", .dark),
    ("\u{1B}]11;rgb:fd/f6/e3\u{7}\u{1B}[?6c", .light),
    ("\u{1B}]11;rgba:1/2/3/f\u{7}\u{1B}[?6c", .dark),
    ("\u{1B}]11;rgb:8080/8080/8080\u{7}\u{1B}[?6c", .light),
    ("\u{1B}]11;rgb:7f7f/7f7f/7f7f\u{7}\u{1B}[?6c", .dark),
    ("\u{1B}]11;rgb:00/ff/00\u{7}\u{1B}[?6c", .light),
    ("\u{1B}]11;rgb:ff/00/ff\u{7}\u{1B}[?6c", .dark),
    ("\u{1B}]11;rgb:12345/0/0\u{7}\u{1B}[?6c", .unknown),
    ("\u{1B}]11;rgb:+f/ff/ff\u{7}\u{1B}[?6c", .unknown),
    ("\u{1B}[?62c", .unknown), ("\u{1B}]11;#ffffff\u{7}\u{1B}[?62c", .unknown),
    ("\u{1B}]11;rgb:zz/00/00\u{7}\u{1B}[?62c", .unknown),
  ])
  func readsTheBackground(answer: String, background: Palette.Background) {
    for size in [1, 3, 100] {
      var reply = BackgroundReply()
      var rest = Array(answer.utf8)[...]
      while !rest.isEmpty {
        #expect(!reply.isComplete)
        reply.feed(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      #expect(reply.background == background)
      #expect(reply.isComplete)
      #expect(reply.rest.isEmpty)
    }
  }

  @Test func keepsWhatWasTyped() {
    var reply = BackgroundReply()
    reply.feed(Array("ab\u{1B}]11;rgb:0/0/0\u{7}c\u{1B}[?6cd".utf8))
    #expect(reply.isComplete)
    #expect(String(decoding: reply.rest, as: UTF8.self) == "abcd")
  }

  @Test(arguments: ["", "x\u{1B}[A", "\u{1B}]11;rgb:ff/ff", "\u{1B}[?62"])
  func waitsForTheRest(answer: String) {
    var reply = BackgroundReply()
    reply.feed(Array(answer.utf8))
    #expect(!reply.isComplete)
    #expect(reply.rest == Array(answer.utf8))
  }
}
