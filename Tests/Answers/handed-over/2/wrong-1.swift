/// A letter that is still being written.
final class Draft: Sendable {
  var text: String

  init(text: String) {
    self.text = text
  }
}

/// Keeps drafts for later.
actor Archive {
  private var drafts: [Draft] = []

  var texts: [String] { drafts.map { $0.text } }

  func keep(_ draft: Draft) {
    drafts.append(draft)
  }

  /// A new draft with the same text as one that is kept.
  func copy(of index: Int) -> Draft {
    Draft(text: drafts[index].text)
  }
}

struct Desk {
  let archive: Archive

  func handOver(_ draft: Draft) async {
    await archive.keep(draft)
  }

  func reopen(_ index: Int) async -> Draft {
    await archive.copy(of: index)
  }
}
