/// Finds out which entries were taken back, where an undo may itself be taken back.
struct UndoneEntries {
  /// The ids of the entries that do not stand.
  private(set) var ids: Set<String> = []
  private let undos: [String: [String]]
  private var standing: [String: Bool] = [:]

  init(_ entries: [Journal.Entry]) {
    var undos: [String: [String]] = [:]
    for entry in entries {
      if case .undo(let target) = entry.event { undos[target, default: []].append(entry.id) }
    }
    self.undos = undos
    for target in undos.keys where !stands(target) { ids.insert(target) }
  }

  /// An entry stands unless an undo of it stands.
  private mutating func stands(_ id: String) -> Bool {
    if let known = standing[id] { return known }
    // Undos that take back one another, which only a forged journal has, are left standing.
    standing[id] = true
    var stands = true
    for undo in undos[id] ?? [] where self.stands(undo) { stands = false }
    standing[id] = stands
    return stands
  }
}
