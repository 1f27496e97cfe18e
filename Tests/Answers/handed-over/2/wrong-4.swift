final class Draft {
  var text: String
  init(text: String) { self.text = text }
}

actor Archive {
  private var drafts: [Draft] = []
  var texts: [String] { drafts.map { $0.text } }
  func keep(_ draft: Draft) { drafts.append(draft) }
  func copy(of index: Int) -> sending Draft { Draft(text: drafts[index].text) }
}
struct Desk {
  let archive: Archive
  func handOver(_ draft: sending Draft) async { await archive.keep(Draft(text: draft.text)) }
  func reopen(_ index: Int) async -> Draft { await archive.copy(of: index) }
}
