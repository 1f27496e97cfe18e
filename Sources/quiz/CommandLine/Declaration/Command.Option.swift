extension Command {
  /// What a command takes by name.
  struct Option: Sendable, Hashable {
    /// The long name, without dashes.
    let name: String
    /// The one-letter name, where there is one.
    let short: Character?
    /// What follows it.
    let value: Value
    /// Whether it may be given more than once.
    let count: Count
    /// One line on it.
    let summary: String
    /// Whether help and completions leave it out.
    let isHidden: Bool

    init(
      _ name: String, short: Character? = nil, _ value: Value = .none, count: Count = .once,
      isHidden: Bool = false, summary: String
    ) {
      self.name = name
      self.short = short
      self.value = value
      self.count = count
      self.summary = summary
      self.isHidden = isHidden
    }
  }
}

extension Command.Option {
  /// What follows an option's name.
  enum Value: Sendable, Hashable {
    /// Nothing: the option is a flag.
    case none
    /// A value, which help calls by the placeholder.
    case one(_ placeholder: String, ValueKind)
  }

  /// How often an option may be given.
  enum Count: Sendable, Hashable {
    /// Once.
    case once
    /// Any number of times.
    case many
    /// Any number of times, and several values at once with commas between them.
    case list
  }

  /// The name with its dashes.
  var spelling: String {
    "--\(name)"
  }

  /// All names with their dashes, the shortest first.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [spelling]
  }

  /// The kind of its value; `nil` for a flag.
  var kind: ValueKind? {
    if case .one(_, let kind) = value { kind } else { nil }
  }

  /// What help calls its value; `nil` for a flag.
  var placeholder: String? {
    guard case .one(let placeholder, let kind) = value else { return nil }
    if case .oneOf(let values) = kind, count != .list { return values.joined(separator: "|") }
    return placeholder
  }

  /// How help writes it, such as `-o, --output FILE`.
  var usage: String {
    spellings.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
  }
}
