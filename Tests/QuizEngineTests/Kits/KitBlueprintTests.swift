import QuizEngine
import Testing

@Suite struct KitBlueprintTests {
  @Test func everyFieldIsRead() throws {
    let blueprint = try Blueprint(
      json: Array(
        """
        {"title": "Senior", "instructions": ["One.", "Two."], "sections": [
          {"title": "Talk", "formats": "verbal", "levels": ["advanced"], "topics": ["arc"],
           "packs": ["core"], "kinds": ["explain"], "count": 3, "minutes": 20},
          {"questions": ["range-loop"]}]}
        """.utf8))
    #expect(blueprint.title == "Senior")
    #expect(blueprint.instructions == "One.\nTwo.")
    let first = blueprint.sections[0]
    #expect(first.title == "Talk" && first.size == .exactly(3) && first.minutes == 20)
    #expect(first.filter.formats == [.verbal] && first.filter.levels == [.advanced])
    #expect(first.filter.topics.map(\.text) == ["arc"] && first.filter.kinds == [.explain])
    #expect(blueprint.sections[1].questions.map(\.text) == ["range-loop"])
    #expect(blueprint.sections[1].size == .all)
  }

  @Test(arguments: [
    ("", nil, "nothing"), ("[]", 1, "an object is needed"), ("{}", 1, "`sections` needs a list"),
    (#"{"sections": []}"#, 1, "`sections` needs a list"),
    (#"{"sections": [{"level": "beginner"}]}"#, 1, "did you mean `levels`?"),
    ("{\"sections\": [\n{\"levels\": [\"easy\"]}]}", 2, "\"easy\" is none of"),
    (#"{"sections": [{"topics": ["A B"]}]}"#, 1, "not formed like an id"),
    (#"{"sections": [{"count": 0}]}"#, 1, "from 1 to 1000"),
    (#"{"sections": [{"count": 1.5}]}"#, 1, "from 1 to 1000"),
    (#"{"title": 3, "sections": [{}]}"#, 1, "`title` needs a string"),
  ])
  func faultsAreLocated(text: String, line: Int?, message: String) {
    #expect {
      _ = try Blueprint(json: Array(text.utf8))
    } throws: { error in
      guard let fault = error as? Blueprint.Fault else { return false }
      return (line == nil || fault.line == line)
        && (fault.message.contains(message) || text.isEmpty)
    }
  }
}
