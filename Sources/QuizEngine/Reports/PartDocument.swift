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
    let options = OptionDocument(choice)
    return optionOrder.enumerated().reduce(into: options.surroundings) { document, option in
      document += options.option(
        option.element, letter: ChoiceGrading.letter(of: option.offset))
    }
  }
}
