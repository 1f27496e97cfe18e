import QuizEngine
import QuizTestSupport
import Testing

@Suite struct PlacesTests {
  private let question = """
    {
      "title": "T", "format": "verbal", "level": "beginner", "topics": ["a"], "minutes": 1,
      "modes": [6],
      "prompt": ["One.",
        "Two."],
      "parts": [
        {"kind": "predict", "points": 1, "code": "a.swift",
          "truth": {"prints": "1"}, "mistakes": [{"answer": "2", "feedback": "No."}]}
      ],
      "explanation": "Because.\\nSo."
    }
    """

  private func places(_ path: String = "core") throws -> Places {
    let files = InMemoryFileSystem([
      "core/pack.json": #"{"title": "C", "summary": "S", "license": "MIT"}"#,
      "core/q/question.json": question, "core/q/a.swift": "print(1)\n\n// The end.\n",
    ])
    let loader = BankLoader(files: files, constructs: SampleBank.constructs)
    let folder = loader.load(["core"])
    #expect(folder.findings == [])
    try files.write(BankBundle.write(folder.bank), to: "bank.json")
    let id = try #require(Slug("q"))
    return loader.load([path]).bank.places(of: id)
  }

  @Test(arguments: [
    ("", 1, 1), ("title", 2, 12), ("prompt", 4, 13), ("prompt/1", 5, 5), ("parts/0", 7, 5),
    ("parts/0/truth/prints", 8, 27), ("parts/0/mistakes/0/feedback", 8, 74),
    ("parts/0/checks/2/gives", 7, 5), ("parts/3", 6, 12), ("nothing", 1, 1),
  ])
  func tellWhereAFieldStands(path: String, line: Int, column: Int) throws {
    let expected = Place(file: "core/q/question.json", line: line, column: column)
    #expect(try places()[path] == expected)
  }

  @Test func tellWhereALineOfTextStands() throws {
    let places = try places()
    #expect(places.line(1, of: "prompt").line == 4)
    #expect(places.line(2, of: "prompt").line == 5)
    #expect(places.line(9, of: "prompt").line == 5)
    #expect(places.line(2, of: "explanation") == places["explanation"])
    #expect(places.line(2, of: "nothing") == places[""])
  }

  @Test func tellWhereCodeStands() throws {
    #expect(try places().code("a.swift", line: 3, column: 2).description == "core/q/a.swift:3:2")
    let bundled = try places("bank.json")
    #expect(bundled.code("a.swift") == bundled["files/a.swift/0"])
    #expect(bundled.code("a.swift", line: 3, column: 2) == bundled["files/a.swift/2"])
    #expect(bundled["files/a.swift/2"].file == "bank.json")
    #expect(bundled["files/a.swift/2"].line != bundled["files/a.swift"].line)
  }

  @Test func areNoPartOfABanksEquality() throws {
    let sample = try SampleBank()
    let bank = sample.load().bank
    let copy = Bank(packs: bank.packs)
    let id = try #require(SampleBank.id)
    #expect(copy == bank)
    #expect(copy.places(of: id)["title"] != bank.places(of: id)["title"])
  }
}
