protocol Readable<Entry> {
  associatedtype Entry
  var entries: [Entry] { get }
}

protocol Log<Entry>: Readable {
  associatedtype Entry
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

func copy<Target: Log>(from source: some Readable<Target.Entry>, to target: inout Target) {
  source.entries.forEach { entry in target.add(entry) }
}

extension Readable<Double> {
  var total: Double {
    func sum(_ rest: ArraySlice<Double>) -> Double {
      rest.isEmpty ? 0 : rest[rest.startIndex] + sum(rest.dropFirst())
    }
    return sum(entries[...])
  }
}
