/// A bank in one JSON file.
public enum BankBundle {
  /// The form that is written and read.
  public static let format = "swift-quiz-bank/1"

  /// The text of a bundle that loads to an equal bank; the same bank always gives the same bytes.
  public static func write(_ bank: Bank) -> String {
    json(bank).indented + "\n"
  }

  /// The bundle as a value.
  public static func json(_ bank: Bank) -> JSON {
    ["format": .string(format), "packs": .array(bank.packs.map(json))]
  }
}

extension BankBundle {
  /// A question with its code as the bundle holds it.
  public static func json(_ question: Question) -> JSON {
    QuestionWriter.json(question)
  }

  private static func json(_ pack: Pack) -> JSON {
    [
      "id": .string(pack.id.text),
      "title": .string(pack.title),
      "summary": .lines(pack.summary),
      "license": .string(pack.license),
      "questions": .array(pack.questions.map(QuestionWriter.json)),
    ]
  }
}
