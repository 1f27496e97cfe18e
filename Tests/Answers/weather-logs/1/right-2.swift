protocol Log<Entry> {
  associatedtype Entry
  var entries: [Entry] { get }
  mutating func add(_ entry: Entry)
}

extension Log {
  mutating func addAll(of other: some Log<Entry>) {
    for entry in other.entries { add(entry) }
  }
}

extension Log where Entry: AdditiveArithmetic {
  fileprivate var sum: Entry { entries.reduce(.zero, +) }
}

extension Log<Double> {
  var total: Double { sum }
}

func copy<Target: Log>(from source: some Log<Target.Entry>, to target: inout Target) {
  target.addAll(of: source)
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
