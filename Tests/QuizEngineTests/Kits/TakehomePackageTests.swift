import QuizEngine
import QuizTestSupport
import Testing

@Suite struct TakehomePackageTests {
  private func kit(_ questions: [Question]) throws -> Kit {
    try KitMaker(questions: questions).make(KitBank.blueprint(.all), seed: 3, forms: 1)
  }

  private func files(_ kit: Kit) -> [TakehomeFile] {
    let package = TakehomePackage(kit)
    return [KitTakehomeReadme(package, of: kit).file] + package.fixtures + package.answers
  }

  @Test(arguments: KitBank.builtIn.map(\.id.text)) func nothingSecretIsSent(id: String) throws {
    let question = try KitBank.builtIn(id)
    let secrets = KitSecrets(question, allowingShownChecks: true)
    for file in files(try kit([question])) {
      // These are alike for all questions, and may hold common words.
      if file.path.hasSuffix("Written.swift") || file.path == "Package.swift" { continue }
      #expect(secrets.found(in: file.text, ending: "swift") == [], "\(file.path)")
      #expect(!file.path.contains(question.id.text))
    }
  }

  @Test func hiddenChecksStayHidden() throws {
    let all = files(try kit([KitBank.every()])).map(\.text).joined()
    #expect(all.contains("half(4)"))
    for word in ["-77", "-38", "hidden one", "SECRET", "every-kind", "n / 2"] {
      #expect(!all.contains(word), "\(word)")
    }
  }

  @Test func theSameKitGivesTheSameFiles() throws {
    let questions = KitBank.builtIn
    #expect(files(try kit(questions)) == files(try kit(questions.reversed())))
    let paths = files(try kit(questions)).map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
  }

  @Test func theManifestLeadsBackToThePackage() throws {
    let kit = try kit(KitBank.builtIn)
    let package = TakehomePackage(kit)
    let text = package.manifest.json.indented
    let manifest = try #require(TakehomeManifest(json: Array(text.utf8)))
    #expect(manifest == package.manifest)
    let again = try #require(TakehomePackage(manifest, from: KitBank.builtIn.shuffled()))
    #expect(again.tasks == package.tasks)
    #expect(again.fixtures == package.fixtures)
    #expect(TakehomePackage(manifest, from: Array(KitBank.builtIn.dropFirst())) == nil)
  }

  @Test(arguments: ["", "{}", "[]", "{\"format\": \"swift-quiz-takehome/1\"}", "\u{0}"])
  func whatIsNoManifestIsNone(text: String) {
    #expect(TakehomeManifest(json: Array(text.utf8)) == nil)
  }
}
