import Foundation

// ring of uses, lazily cleaned
public struct PageCache {
  private struct Entry { var text: String; var uses: Int }
  private let capacity: Int
  private var entries: [Int: Entry] = [:]
  private var uses: [Int] = []
  private var head = 0
  public init(capacity: Int) { self.capacity = max(1, capacity); entries.reserveCapacity(capacity) }
  public var count: Int { return entries.count }
  private mutating func note(_ n: Int) {
    uses.append(n)
    entries[n]!.uses += 1
  }
  public mutating func page(_ number: Int) -> String? {
    if entries[number] == nil { return nil }
    note(number)
    return entries[number]!.text
  }
  public mutating func store(_ text: String, as number: Int) {
    if entries[number] != nil {
      entries[number]!.text = text
    } else {
      entries[number] = Entry(text: text, uses: 0)
    }
    note(number)
    while entries.count > capacity {
      let n = uses[head]
      head += 1
      entries[n]!.uses -= 1
      if entries[n]!.uses == 0 { entries[n] = nil }
    }
    if head > uses.count / 2 { uses.removeFirst(head); head = 0 }
  }
}
