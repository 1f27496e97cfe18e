/// Names that completions ask the bank for.
///
/// `quiz list --complete ids` writes a name a line, a tab, and what it stands for; it is quick,
/// writes nothing else, and always ends with status 0, for nobody wants to read an error while
/// pressing Tab.
enum BankNames: String, Sendable, Hashable, CaseIterable {
  case ids, topics, packs
}

extension Command.Option {
  /// What `list` takes from completions.
  static let complete = Self(
    "complete", .one("NAMES", .oneOf(BankNames.allCases.map(\.rawValue))), isHidden: true,
    summary: "Write names for completions.")
}
