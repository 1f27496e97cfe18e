protocol Log<Entry> {
  associatedtype Entry
  var entries: [Entry] { get }
  mutating func add(_ entry: Entry)
}

struct MemoryLog<Entry>: Log {
  private(set) var entries: [Entry] = []

  mutating func add(_ entry: Entry) {
    entries.append(entry)
  }
}

struct ShortLog<Entry>: Log {
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

func copy<Entry>(from source: some Log<Entry>, to target: inout some Log<Entry>) {
  for entry in source.entries { target.add(entry) }
}

extension Log where Entry: BinaryFloatingPoint {
  var total: Entry { entries.reduce(0, +) }
}
