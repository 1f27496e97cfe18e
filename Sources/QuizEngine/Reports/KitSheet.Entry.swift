extension KitSheet {
  /// A question on a sheet.
  public struct Entry: Sendable {
    /// The number, from 1.
    public var number: Int
    /// The words above the section that begins with it.
    public var section: String?
    /// The question's title.
    public var title: String
    /// The points for all parts.
    public var points: Int
    /// The minutes that it needs.
    public var minutes: Int
    /// What is asked.
    public var prompt: Document
    /// The parts in order.
    public var pieces: [Piece]
  }

  /// A part on a sheet.
  public struct Piece: Sendable {
    /// The number and the points; nil where the question has but one part.
    public var heading: String?
    /// What the part asks.
    public var task: Document
    /// What is to be done, in a few words.
    public var advice: String
    /// Where the answer goes.
    public var space: Space
  }
}

extension KitSheet.Entry {
  init(_ item: Kit.Item, number: Int, section: String?) {
    let question = item.question
    self.number = number
    self.section = section
    title = question.title
    points = question.points
    minutes = question.minutes
    prompt = Document(markdown: question.prompt).withoutClaims
    let count = question.parts.count
    pieces = question.parts.enumerated().map { index, part in
      let share = question.minutes * part.points / max(question.points, 1)
      return KitSheet.Piece(
        heading: count > 1 ? "Part \(index + 1), \(KitSheet.points(part.points))" : nil,
        task: KitSheet.task(part, optionOrder: item.optionOrders[index]),
        advice: KitSheet.advice(part), space: KitSheet.Space(part, minutes: share))
    }
  }

  /// The points and minutes, in words.
  var measure: String {
    "\(KitSheet.points(points)), \(minutes.counted("minute"))"
  }

  /// The columns of the widest line of code.
  var codeColumns: Int {
    ([prompt] + pieces.map(\.task)).flatMap(\.codeBlocks)
      .flatMap { $0.text.split(whereSeparator: \.isNewline) }
      .map { String($0).expandingTabs(to: 4).columns }.max() ?? 0
  }
}

extension KitSheet {
  /// Points in words.
  static func points(_ points: Int) -> String { points.counted("point") }

  /// What a part asks; the lines of a program that is to be foretold have numbers to speak of.
  static func task(_ part: Part, optionOrder: [Int]) -> Document {
    guard case .predict(let prediction) = part.task else {
      return PartDocument(part, number: 1, of: 1, optionOrder: optionOrder).document.withoutClaims
    }
    let prompt = part.prompt.map { Document(markdown: $0).withoutClaims } ?? []
    return prompt + [.numberedSwift(prediction.code.text)]
  }

  private static func advice(_ part: Part) -> String {
    switch part.task {
    case .write, .repair: "Your code:"
    case .predict:
      "Does it print something, compile and print nothing, not compile, or trap? "
        + "Write what is printed, or the numbers of the lines that are refused:"
    case .choose(let choice): choice.allowsSeveral ? "Your letters:" : "Your letter:"
    case .explain: "Your answer:"
    }
  }
}

extension Document {
  /// The document with nothing behind the language of a block of code: what stands there says what the
  /// code does.
  var withoutClaims: Document { Document(blocks.map(\.withoutClaims)) }
}

extension Document.Block {
  fileprivate var withoutClaims: Document.Block {
    switch self {
    case .code(let block): .code(block.text, language: block.language)
    case .list(let list):
      .list(
        Document.List(
          list.marker, isTight: list.isTight, list.items.map { $0.map(\.withoutClaims) }))
    case .quote(let blocks): .quote(blocks.map(\.withoutClaims))
    case .callout(let callout):
      .callout(callout.tone, title: callout.title, callout.blocks.map(\.withoutClaims))
    case .heading, .paragraph, .table, .thematicBreak: self
    }
  }
}
