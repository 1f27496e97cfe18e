import Foundation

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

func copy<T, A: Log<T>, B: Log<T>>(from source: A, to target: inout B) {
  for index in source.entries.indices { target.add(source.entries[index]) }
}

extension Log where Self.Entry == Double {
  var total: Double {
    return entries.isEmpty ? 0 : entries.reduce(0) { $0 + $1 }
  }
}

var log = MemoryLog<Double>()
log.add(3)
print(log.total)
