import QuizEngine
import QuizTestSupport
import Testing

@testable import quiz

@Suite struct HelpPageTests {
  private let snapshots = Snapshots()

  @Test(arguments: [40, 80, 200])
  func looksGoodAtEveryWidth(_ width: Int) throws {
    let help = HelpPage(.sample)
    let subjects: [(String, HelpSubject)] = [
      ("overview", .program), ("practice", .command(["practice"])),
      ("takehome", .command(["takehome"])), ("exit-status", .topic("exit-status")),
    ]
    for (name, subject) in subjects {
      let document = try #require(help.document(on: subject))
      let text = DocumentStyle.terminal(.none, .unicode).render(document, width: width)
      for line in text.split(separator: "\n") { #expect(line.columns <= width) }
      snapshots.expect(text, is: "help-\(name)-\(width).txt")
    }
  }

  @Test func hidesWhatIsHidden() throws {
    let document = try #require(HelpPage(.sample).document(on: .command(["validate"])))
    let text = DocumentStyle.plain.render(document, width: 80)
    #expect(text.contains("--jobs"))
    #expect(!text.contains("--secret"))
  }

  @Test func hasNothingOnWhatDoesNotExist() {
    #expect(HelpPage(.sample).document(on: .command(["nothing"])) == nil)
    #expect(HelpPage(.sample).document(on: .topic("nothing")) == nil)
  }

  @Test func tellsEverythingOnOnePage() throws {
    let document = try #require(HelpPage(.sample, for: .page).document(on: .markdown))
    let text = MarkdownRenderer().render(document)
    snapshots.expect(text, is: "commands.md")
    for (path, command) in Program.sample.everyCommand.dropFirst() {
      #expect(text.contains("## \(Program.sample.call(path))\n"))
      for option in command.visibleOptions {
        let usage = option.usage.replacing("|", with: "\\|")
        #expect(text.contains("`\(usage)`"))
      }
    }
  }
}
