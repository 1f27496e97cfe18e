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

func copy<Entry>(from source: any Log<Entry>, to target: inout some Log<Entry>) {
  let all: [Entry] = source.entries
  for entry in all { target.add(entry) }
}

extension Log where Entry == Double {
  var total: Double {
    var sum: Double = 0
    entries.forEach { sum += $0 }
    return sum
  }
}
