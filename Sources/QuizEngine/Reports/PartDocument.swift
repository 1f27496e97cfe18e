/// Shows what a part asks, without a word of the answer.
public struct PartDocument: Sendable {
  private let part: Part
  private let number: Int
  private let count: Int
  private let optionOrder: [Int]

  /// Takes a part, its number from 1, and how many there are.
  ///
  /// - Parameter optionOrder: the options of a choice in the order in which they are shown.
  public init(_ part: Part, number: Int, of count: Int, optionOrder: [Int]? = nil) {
    self.part = part
    self.number = number
    self.count = count
    if case .choose(let choice) = part.task {
      self.optionOrder = optionOrder ?? Array(choice.options.indices)
    } else {
      self.optionOrder = []
    }
  }

  /// The heading, the prompt and what the candidate begins with.
  public var document: Document {
    var document = Document()
    let points = part.points.counted("point")
    if count > 1 {
      document.append(
        .heading(level: 3, Prose("Part \(number) of \(count), \(part.kind.rawValue), \(points)")))
    }
    if let prompt = part.prompt { document += Document(markdown: prompt) }
    switch part.task {
    case .write(let task), .repair(let task): document += code(task)
    case .predict(let prediction):
      document.append(.numberedSwift(prediction.code.text))
    case .choose(let choice): document += options(choice)
    case .explain: break
    }
    return document
  }

  private func code(_ task: CodeTask) -> Document {
    var document = Document()
    if let starter = task.starter {
      document.append(.paragraph(.muted("Begin with:")))
      document.append(.swift(starter.text))
    }
    if !task.imports.isEmpty {
      document.append(
        .paragraph(.muted(Prose("You may import \(task.imports.joined(separator: ", ")).")))
      )
    }
    return document
  }

  private func options(_ choice: Choice) -> Document {
    var document = Document()
    let codes = choice.options.map { $0.code?.text }
    let shared = codes.contains(nil) ? nil : SharedCode(codes.compactMap(\.self))
    if let shared {
      let mark = "… the option …"
      document.append(.paragraph(Prose("Each option stands where this code has “\(mark)”:")))
      document.append(.swift(shared.text(marking: mark)))
    }
    for (place, index) in optionOrder.enumerated() {
      let letter = Prose.strong(Prose("\(ChoiceGrading.letter(of: place)))"))
      let code = shared?.middles[index] ?? codes[index]
      var text = Document(markdown: choice.options[index].text)
      if case .paragraph(let prose)? = text.blocks.first {
        let saysTheSame = text.blocks.count == 1 && Self.isOnly(code, prose)
        text.blocks[0] = .paragraph(saysTheSame ? letter : letter + " " + prose)
      } else {
        text.blocks.insert(.paragraph(letter), at: 0)
      }
      if let code { text.append(.swift(code)) }
      document += text
    }
    return document
  }

  /// Whether a line of prose is nothing but code, the same as in a block.
  private static func isOnly(_ code: String?, _ prose: Prose) -> Bool {
    guard let code, case .code(let said)? = prose.inlines.first, prose.inlines.count == 1 else {
      return false
    }
    let essence = { (text: String) in text.filter { !$0.isWhitespace && $0 != ";" } }
    return essence(said) == essence(code)
  }
}
