import Foundation
import QuizEngine
import QuizTestSupport
import Testing

@Suite struct KitSheetTests {
  private let snapshots = Snapshots()

  private func kit(_ questions: [Question], forms: Int = 1) throws -> Kit {
    try KitMaker(questions: questions).make(KitBank.blueprint(.all), seed: 3, forms: forms)
  }

  private func texts(_ sheet: KitSheet) -> [String: String] {
    [
      "md": KitSheetText(sheet).markdown, "txt": KitSheetText(sheet).plain(),
      "html": KitSheetHTML(sheet).page(paper: .a4, isLarge: false).html,
      "tex": KitSheetLaTeX(sheet).text(paper: .letter, isLarge: true),
    ]
  }

  @Test(arguments: ["md", "txt", "html", "tex"]) func looksAsItDid(ending: String) throws {
    let kit = try kit([KitBank.every()])
    let sheet = KitSheet(kit.forms[0], of: kit, title: "Größe <1> & \"2\"")
    snapshots.expect(try #require(texts(sheet)[ending]), is: "sheet.\(ending)")
  }

  @Test(arguments: ["md", "html", "tex"]) func theKeyLooksAsItDid(ending: String) throws {
    let kit = try kit([KitBank.every(), KitBank.question("other")], forms: 2)
    let key = KitKey(kit, recipe: "quiz sheet --kit \(kit.id)")
    let text =
      switch ending {
      case "md": MarkdownRenderer().render(key.document)
      case "html": key.page(paper: .a4, isLarge: false).html
      default: key.latex(paper: .a4, isLarge: false)
      }
    snapshots.expect(text, is: "key.\(ending)")
    // What is kept from the sheet stands here.
    // In code LaTeX is told of each blank.
    let plain = text.replacingOccurrences(of: "\\ ", with: " ")
    for word in ["SECRET model", "SECRET reply", "SECRET feedback", "SECRET output"] {
      #expect(plain.contains(word), "\(word)")
    }
  }

  @Test(arguments: KitBank.builtIn.map(\.id.text))
  func nothingOfTheKeyIsInTheSheet(id: String) throws {
    let question = try KitBank.builtIn(id)
    let kit = try kit([question])
    let secrets = KitSecrets(question)
    #expect(secrets.texts.count > 3)
    for (ending, text) in texts(KitSheet(kit.forms[0], of: kit)) {
      #expect(secrets.found(in: text, ending: ending) == [], "\(question.id) as \(ending)")
    }
  }

  @Test func nothingSecretOfAMadeQuestionIsInTheSheet() throws {
    let kit = try kit([KitBank.every()])
    for (ending, text) in texts(KitSheet(kit.forms[0], of: kit)) {
      #expect(!text.contains("SECRET"), "\(ending)")
      #expect(!text.contains("secret"), "\(ending)")
      #expect(!text.contains("every-kind"), "\(ending)")
      #expect(!text.contains("n / 2") && !text.contains("-77") && !text.contains("hidden one"))
    }
  }

  @Test func everyQuestionOfTheBankIsWhole() throws {
    let kit = try kit(KitBank.builtIn, forms: 2)
    for form in kit.forms {
      let sheet = KitSheet(form, of: kit)
      for (ending, text) in texts(sheet) where ending != "tex" {
        for entry in sheet.questions { #expect(text.contains("\(entry.number). ")) }
      }
      #expect(sheet.questions.count == KitBank.builtIn.count)
      #expect(sheet.points == form.points && sheet.minutes == form.minutes)
    }
  }

  /// The room says nothing about how long the answer is.
  @Test func theRoomDependsOnWhatIsAskedAlone() throws {
    var question = try KitBank.every()
    let kit = try kit([question])
    guard case .write(var task) = question.parts[0].task else { return }
    task.solutions[0].text += String(repeating: "\n// long", count: 60)
    question.parts[0].task = .write(task)
    let other = try self.kit([question])
    #expect(
      KitSheet(kit.forms[0], of: kit).questions[0].pieces.map(\.space)
        == KitSheet(other.forms[0], of: other).questions[0].pieces.map(\.space))
  }

  @Test func pagesLoadAndRunNothing() throws {
    let kit = try kit(KitBank.builtIn)
    let html = KitSheetHTML(KitSheet(kit.forms[0], of: kit)).page(paper: .a4, isLarge: false).html
    for word in ["<script", "<link", "<img", "url(", "@import", " onload", "src="] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func aFooterCannotLeaveItsString() {
    let page = KitPage(
      title: "</title><b>", footer: "\"} </style><b>\\\n", body: "")
    #expect(!page.html.contains("</style><b>"))
    #expect(!page.html.contains("</title><b>"))
    #expect(page.html.contains(#"content: "\22 } \3c /style\3e \3c b\3e \5c \a ""#))
  }
}
