/// Keeps the texts of the pages that were used last.

struct PageCache {
  private let capacity: Int
  private var texts: [Int: (text: String, turn: Int)] = [:]
  private var turns: [(number: Int, turn: Int)] = []
  private var next = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { texts.count }

  mutating func page(_ number: Int) -> String? {
    texts[number]?.text
  }

  mutating func store(_ text: String, as number: Int) {
    texts[number] = (text, turns.count)
    turns.append((number, turns.count))
    while texts.count > capacity {
      let (number, turn) = turns[next]
      next += 1
      if texts[number]?.turn == turn { texts[number] = nil }
    }
  }
}
