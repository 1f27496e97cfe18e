protocol Log {
  var entries: [Any] { get }
  mutating func add(_ entry: Any)
}

struct MemoryLog: Log {
  private(set) var entries: [Any] = []

  mutating func add(_ entry: Any) {
    entries.append(entry)
  }
}

struct ShortLog: Log {
  private(set) var entries: [Any] = []
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ entry: Any) {
    entries.append(entry)
    if entries.count > limit { entries.removeFirst() }
  }
}

func copy(from source: some Log, to target: inout some Log) {
  for entry in source.entries {
    target.add(entry)
  }
}

extension Log {
  var total: Double { entries.reduce(0) { $0 + ($1 as? Double ?? 0) } }
}
