/// Reads the lines of a journal, whatever became of them.
struct JournalReader {
  private let path: String
  private(set) var entries: [Journal.Entry] = []
  private(set) var damage: [Journal.Damage] = []
  /// What is sound, line by line as it stands there.
  private(set) var lines: [ArraySlice<UInt8>] = []
  private var seen: Set<String> = []

  /// Reads all lines; only a newer format stops it.
  init(_ bytes: [UInt8], path: String) throws(JournalError) {
    self.path = path
    var number = 0
    for line in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      number += 1
      try read(line, number: number, isLast: line.endIndex == bytes.endIndex)
    }
  }

  /// What was read, by time.
  var contents: Journal.Contents {
    // Most journals are in order, since nothing but clocks and merges put them out of it.
    let isInOrder = zip(entries, entries.dropFirst()).allSatisfy {
      Journal.Entry.precedes($0, $1)
    }
    return Journal.Contents(
      entries: isInOrder ? entries : entries.sorted(by: Journal.Entry.precedes), damage: damage)
  }
}

extension JournalReader {
  private mutating func read(
    _ bytes: ArraySlice<UInt8>, number: Int, isLast: Bool
  ) throws(JournalError) {
    // Zeros are what some file systems leave of a block that was never written.
    var line = bytes.drop { $0 == 0 }
    if line.last == .carriageReturn { line = line.dropLast() }
    guard !line.allSatisfy({ $0 == .space || $0 == .tab }) else { return }
    if Self.isConflictMark(line) {
      damage.append(Journal.Damage(line: number, kind: .conflictMark, bytes: Array(line)))
      return
    }
    switch try entry(in: line, number: number) {
    case .entry(let entry): keep(entry, line)
    case .damage(let kind):
      // An entry may have been glued to one that was torn.
      var torn = line
      if let tail = Self.laterBeginning(in: line),
        case .entry(let entry) = try self.entry(in: line[tail...], number: number)
      {
        keep(entry, line[tail...])
        torn = line[..<tail]
      }
      damage.append(
        Journal.Damage(line: number, kind: isLast ? .torn : kind, bytes: Array(torn)))
    }
  }

  private enum Reading {
    case entry(Journal.Entry)
    case damage(Journal.Damage.Kind)
  }

  private func entry(
    in line: ArraySlice<UInt8>, number: Int
  ) throws(JournalError) -> Reading {
    let document = JSON.Document(Array(line))
    guard document.faults.isEmpty, let json = document.root?.value else {
      return .damage(.unreadable)
    }
    guard let version = json["v"]?.integer, version >= 1 else { return .damage(.notAnEntry) }
    guard version <= Journal.formatVersion else {
      throw .newerFormat(path: path, line: number, version: version)
    }
    return Journal.Entry(json).map(Reading.entry) ?? .damage(.notAnEntry)
  }

  /// Keeps an entry that was not there yet; joined journals have some twice.
  private mutating func keep(_ entry: Journal.Entry, _ line: ArraySlice<UInt8>) {
    guard seen.insert(entry.id).inserted else { return }
    entries.append(entry)
    lines.append(line)
  }

  private static let marks = Array("<=>|".utf8)
  private static let beginning = Array(#"{"v":"#.utf8)

  /// Where the last entry on a line begins, if not at its start.
  private static func laterBeginning(in line: ArraySlice<UInt8>) -> Int? {
    let last = line.endIndex - beginning.count
    return stride(from: last, to: line.startIndex, by: -1).first {
      line[$0...].starts(with: beginning)
    }
  }

  private static func isConflictMark(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, marks.contains(first) else { return false }
    return line.prefix(7).count == 7 && line.prefix(7).allSatisfy { $0 == first }
  }
}
