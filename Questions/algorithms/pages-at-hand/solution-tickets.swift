/// Keeps the texts of the pages that were used last.

///
/// Each use draws a ticket. A page is dropped when its last ticket comes up.
struct PageCache {
  private let capacity: Int
  private var pages: [Int: (text: String, ticket: Int)] = [:]
  private var tickets: [(number: Int, ticket: Int)] = []
  private var next = 0
  private var last = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { pages.count }

  mutating func page(_ number: Int) -> String? {
    guard let text = pages[number]?.text else { return nil }
    use(number, text)
    return text
  }

  mutating func store(_ text: String, as number: Int) {
    use(number, text)
    while pages.count > capacity {
      let (number, ticket) = tickets[next]
      next += 1
      if pages[number]?.ticket == ticket {
        pages[number] = nil
      }
    }
  }

  private mutating func use(_ number: Int, _ text: String) {
    last += 1
    pages[number] = (text, last)
    tickets.append((number, last))
    if tickets.count > 4 * capacity {
      tickets = tickets[next...].filter { pages[$0.number]?.ticket == $0.ticket }
      next = 0
    }
  }
}
