public final class Draft {
  public var text: String
  public init(text: String) { self.text = text }
}
public actor Archive {
  private var drafts: [Draft] = []
  public init() {}
  public var texts: [String] { drafts.map { $0.text } }
  public func keep(_ draft: sending Draft) { drafts.append(draft) }
  private func text(at index: Int) -> String { drafts[index].text }
  public nonisolated func copy(of index: Int) async -> Draft { Draft(text: await text(at: index)) }
}
public struct Desk {
  public let archive: Archive
  public func handOver(_ draft: sending Draft) async { await archive.keep(draft) }
  public func reopen(_ index: Int) async -> sending Draft { await archive.copy(of: index) }
}
