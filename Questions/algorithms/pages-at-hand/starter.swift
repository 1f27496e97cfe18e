/// Keeps the texts of the pages that were used last.

struct PageCache {
  init(capacity: Int) {
  }

  var count: Int { 0 }

  mutating func page(_ number: Int) -> String? {
    nil
  }

  mutating func store(_ text: String, as number: Int) {
  }
}
