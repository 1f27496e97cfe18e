/// Shows the options of a choice; what their code shares stands once.
struct OptionDocument {
  private let choice: Choice
  private let shared: SharedCode?

  init(_ choice: Choice) {
    self.choice = choice
    let codes = choice.options.map { $0.code?.text }
    shared = codes.contains(nil) ? nil : SharedCode(codes.compactMap(\.self))
  }

  /// The code that all options stand in; nothing where they share too little.
  var surroundings: Document {
    guard let shared else { return [] }
    let mark = "… the option …"
    return [
      .paragraph(Prose("Each option stands where this code has “\(mark)”:")),
      .swift(shared.text(marking: mark)),
    ]
  }

  /// An option: its letter, where it has one, its text, unless that is its code, and its code.
  func option(_ index: Int, letter: String? = nil) -> Document {
    let letter = letter.map { Prose.strong(Prose("\($0))")) }
    let code = shared?.middles[index] ?? choice.options[index].code?.text
    var text = Document(markdown: choice.options[index].text)
    if case .paragraph(let prose)? = text.blocks.first, text.blocks.count == 1,
      Self.isOnly(code, prose)
    {
      text = []
    }
    if let letter {
      if case .paragraph(let prose)? = text.blocks.first {
        text.blocks[0] = .paragraph(letter + " " + prose)
      } else {
        text.blocks.insert(.paragraph(letter), at: 0)
      }
    }
    if let code { text.append(.swift(code)) }
    return text
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
