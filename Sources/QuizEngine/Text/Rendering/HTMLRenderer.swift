/// Renders documents as pieces of HTML, without scripts and without styles of their own.
///
/// All that stands in the document is escaped; classes carry what things are. What they look like
/// is said by ``stylesheet`` or by the page.
public struct HTMLRenderer: Sendable {
  /// How many levels all titles go down, so that they fit below those of the page.
  public var headingOffset: Int

  /// Renders below so many levels of titles.
  public init(headingOffset: Int = 0) {
    self.headingOffset = headingOffset
  }

  /// The elements, one below the other.
  public func render(_ document: Document) -> String {
    document.blocks.map { render($0) + "\n" }.joined()
  }

  /// Running text, for within an element.
  public func render(_ prose: Prose) -> String {
    prose.inlines.map(inline).joined()
  }
}

extension HTMLRenderer {
  private func render(_ block: Document.Block, isTight: Bool = false) -> String {
    switch block {
    case .heading(let level, let prose):
      element("h\(min(max(level + headingOffset, 1), 6))", render(prose))
    case .paragraph(let prose):
      isTight ? render(prose) : element("p", render(prose))
    case .code(let block): code(block)
    case .list(let list): self.list(list)
    case .quote(let blocks):
      element("blockquote", "\n" + render(Document(blocks)))
    case .table(let table): HTMLTable(table, self).text
    case .thematicBreak: "<hr>"
    case .callout(let callout): self.callout(callout)
    }
  }

  private func code(_ block: Document.CodeBlock) -> String {
    let tokens = Highlighter(language: block.language).tokens(block.shownText)
    let text = tokens.map { token in
      token.kind == .plain
        ? token.text.html : element("span", class: "code-\(token.kind.rawValue)", token.text.html)
    }
    let language = block.language.map { " class=\"language-\($0.html)\"" } ?? ""
    return "<pre><code\(language)>\(text.joined())\n</code></pre>"
  }

  private func list(_ list: Document.List) -> String {
    let items = list.items.map { item in
      element("li", item.map { render($0, isTight: list.isTight) }.joined(separator: "\n")) + "\n"
    }
    let content = "\n" + items.joined()
    return switch list.marker {
    case .bulleted: element("ul", content)
    case .numbered(from: 1): element("ol", content)
    case .numbered(let start): "<ol start=\"\(start)\">\(content)</ol>"
    }
  }

  private func callout(_ callout: Document.Callout) -> String {
    let title = toned(callout.tone, callout.title.html, words: callout.title)
    let content = element("p", class: "callout-title", title) + "\n"
    return element(
      "section", class: "callout tone-\(callout.tone.rawValue)",
      "\n" + content + render(Document(callout.blocks)))
  }

  private func inline(_ inline: Prose.Inline) -> String {
    switch inline {
    case .text(let text): text.html
    case .code(let code): element("code", code.html)
    case .emphasis(let prose): element("em", render(prose))
    case .strong(let prose): element("strong", render(prose))
    case .link(let prose, let address): link(render(prose), to: address)
    case .toned(let tone, let prose):
      element(
        "span", class: "tone-\(tone.rawValue)",
        toned(tone, render(prose), words: prose.plainText))
    case .bar(let bar):
      "<meter min=\"0\" max=\"\(max(bar.whole, 1))\" value=\"\(bar.part)\">"
        + "\(bar.part)/\(bar.whole)</meter>"
    case .series(let numbers): Glyphs.unicode.series(numbers)
    case .softBreak: "\n"
    case .lineBreak: "<br>\n"
    }
  }

  /// Says a tone by a sign or a word, since colours get lost in print.
  private func toned(_ tone: Tone, _ content: String, words: String) -> String {
    if let sign = tone.sign { return "\(sign) \(content)" }
    return (tone.label(before: words).map { $0 + ": " } ?? "") + content
  }

  /// A link where the address is one of the web, of mail, or has no scheme; words alone otherwise.
  private func link(_ content: String, to address: String) -> String {
    guard address.scheme == nil || address.hasSafeScheme else { return content }
    return "<a href=\"\(address.html)\">\(content)</a>"
  }

  /// Content within an element.
  func element(_ name: String, class names: String? = nil, _ content: String) -> String {
    "<\(name)\(names.map { " class=\"\($0)\"" } ?? "")>\(content)</\(name)>"
  }
}

extension String {
  /// The text as it may stand in an element or an attribute: safe, and escaped.
  var html: String {
    var result = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
