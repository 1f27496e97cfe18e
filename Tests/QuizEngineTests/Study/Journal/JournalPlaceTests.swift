import QuizEngine
import Testing

@Suite struct JournalPlaceTests {
  @Test(
    arguments: [
      ("/my data", ["QUIZ_DATA": "/other", "HOME": "/home/me"], "/my data"),
      (nil, ["QUIZ_DATA": "/other", "HOME": "/home/me"], "/other"),
      (nil, ["QUIZ_DATA": "", "HOME": "/home/me"], "/home/me/.local/share/swift-quiz"),
      (nil, ["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data/swift-quiz"),
      (nil, ["XDG_DATA_HOME": "data", "HOME": "/home/me"], "/home/me/.local/share/swift-quiz"),
      (nil, ["XDG_DATA_HOME": "/data"], "/data/swift-quiz"),
    ] as [(String?, [String: String], String)])
  func findsTheFolder(option: String?, variables: [String: String], folder: String) throws {
    let found = try JournalPlace.folder(
      option: option, environment: Environment(variables), system: .linux)
    #expect(found == folder)
  }

  @Test func macHasAFolderOfItsOwn() throws {
    let found = try JournalPlace.folder(
      option: nil, environment: Environment(["HOME": "/Users/me", "XDG_DATA_HOME": "/data"]),
      system: .mac)
    #expect(found == "/Users/me/Library/Application Support/swift-quiz")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func refusesToGuess(variables: [String: String]) {
    #expect(throws: JournalPlace.NoHome.self) {
      try JournalPlace.folder(option: nil, environment: Environment(variables), system: .linux)
    }
  }
}
