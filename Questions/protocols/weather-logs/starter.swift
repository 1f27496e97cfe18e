struct MemoryLog<Entry> {
  private(set) var entries: [Entry] = []

  mutating func add(_ entry: Entry) {
    entries.append(entry)
  }
}

struct ShortLog<Entry> {
  private(set) var entries: [Entry] = []
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    if entries.count > limit { entries.removeFirst() }
  }
}

// Your code goes here.
