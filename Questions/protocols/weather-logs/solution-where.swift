protocol Log<Entry> {
  associatedtype Entry
  var entries: [Entry] { get }
  mutating func add(_ entry: Entry)
}

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

extension MemoryLog: Log {}
extension ShortLog: Log {}

extension Log where Entry == Double {
  var total: Double {
    var sum = 0.0
    for entry in entries {
      sum += entry
    }
    return sum
  }
}

func copy<Source: Log, Target: Log>(from source: Source, to target: inout Target)
where Source.Entry == Target.Entry {
  source.entries.forEach { target.add($0) }
}
