/// What tells which kit a take-home package is, without naming its questions.
public struct TakehomeManifest: Sendable, Equatable {
  /// The kit.
  public var kit: Kit.ID
  /// The questions in order.
  public var questions: [Entry]

  /// A question that is not named.
  public struct Entry: Sendable, Equatable {
    /// The place that the question fills in the kit.
    public var slot: Int
    /// The section of the blueprint.
    public var section: Int
    /// Stands for the question.
    public var token: String
    /// Stands for all that the question held when the package was made.
    public var content: String
  }

  /// The name of its file.
  public static let fileName = "takehome.json"

  /// The form that is written and read.
  public static let format = "swift-quiz-takehome/1"

  init(items: [Kit.Item], kit: Kit.ID) {
    self.kit = kit
    questions = items.map { item in
      Entry(
        slot: item.slot, section: item.section,
        token: TakehomeTask.token(of: item.question.id, part: 0, kit: kit),
        content: Self.content(of: item.question))
    }
  }

  static func content(of question: Question) -> String {
    Digest(texts: [BankBundle.json(question).compact]).prefix(16)
  }
}

extension TakehomeManifest {
  /// The manifest as it is written.
  public var json: JSON {
    [
      "format": .string(Self.format), "kit": .string(kit.description),
      "questions": .array(
        questions.map { entry in
          [
            "slot": .integer(entry.slot), "section": .integer(entry.section),
            "token": .string(entry.token), "content": .string(entry.content),
          ]
        }),
    ]
  }

  /// Reads a manifest; nil where it is none.
  public init?(json bytes: [UInt8]) {
    let document = JSON.Document(bytes)
    guard document.faults.isEmpty, let root = document.root?.value,
      root["format"]?.string == Self.format, let kit = root["kit"]?.string.flatMap({ Kit.ID($0) }),
      let list = root["questions"]?.array, list.count <= 1_000
    else { return nil }
    var questions: [Entry] = []
    for entry in list {
      guard let slot = entry["slot"]?.integer, let section = entry["section"]?.integer,
        let token = entry["token"]?.string, let content = entry["content"]?.string
      else { return nil }
      questions.append(Entry(slot: slot, section: section, token: token, content: content))
    }
    self.kit = kit
    self.questions = questions
  }
}
