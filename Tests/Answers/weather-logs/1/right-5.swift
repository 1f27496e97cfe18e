protocol Log<Entry> {
  associatedtype Entry
  var entries: [Entry] { get }
  mutating func add(_ entry: Entry)
  mutating func add(contentsOf entries: [Entry])
}

extension Log {
  mutating func add(contentsOf entries: [Entry]) {
    for entry in entries { add(entry) }
  }
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

func copy<Source, Target>(from source: Source, to target: inout Target)
where Source: Log, Target: Log, Target.Entry == Source.Entry {
  target.add(contentsOf: source.entries)
}

extension Log<Double> {
  var total: Entry { entries.reduce(0, +) }
}
