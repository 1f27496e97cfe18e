extension Document {
  /// Reads a bank's prose, and tells below each block of code what is proved of it.
  ///
  /// The words of the fence, which the proof goes by, are nothing that a reader would see.
  public init(prose markdown: String) {
    self.init(Document(markdown: markdown).blocks.flatMap(\.tellingClaims))
  }
}

extension Document.Block {
  fileprivate var tellingClaims: [Document.Block] {
    switch self {
    case .code(let block): [.code(block.text, language: block.language)] + Self.claim(of: block)
    case .list(let list):
      [
        .list(
          Document.List(
            list.marker, isTight: list.isTight, list.items.map { $0.flatMap(\.tellingClaims) }))
      ]
    case .quote(let blocks): [.quote(blocks.flatMap(\.tellingClaims))]
    case .callout(let callout):
      [
        .callout(callout.tone, title: callout.title, callout.blocks.flatMap(\.tellingClaims))
      ]
    case .heading, .paragraph, .table, .thematicBreak: [self]
    }
  }

  private static func claim(of block: Document.CodeBlock) -> [Document.Block] {
    guard block.language == "swift", let (fence, mode) = ProseFence.read(block.attributes) else {
      return []
    }
    let place = mode.map { " in Swift \($0.rawValue) mode" } ?? ""
    switch fence {
    case .compiles, .fragment: return []
    case .fails(let text): return told("Does not compile\(place)", text)
    case .prints(let text): return told("Prints\(place)", text)
    case .traps(let text): return told("Stops the program\(place)", text)
    }
  }

  private static func told(_ words: String, _ text: String) -> [Document.Block] {
    if text.isEmpty { return [.paragraph(.emphasis(Prose("\(words).")))] }
    if text.contains("\n") {
      return [.paragraph(.emphasis(Prose("\(words):"))), .code(text, language: nil)]
    }
    return [.paragraph(.emphasis(Prose("\(words):")) + " " + .code(text))]
  }
}
