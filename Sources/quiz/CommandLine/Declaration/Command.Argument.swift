extension Command {
  /// What a command takes by position.
  struct Argument: Sendable, Hashable {
    /// The name in help, in capitals.
    let name: String
    /// How many of it a call may hold.
    let count: Count
    /// What stands for it.
    let kind: ValueKind
    /// One line on it.
    let summary: String

    init(_ name: String, _ count: Count = .one, kind: ValueKind, summary: String) {
      self.name = name
      self.count = count
      self.kind = kind
      self.summary = summary
    }
  }
}

extension Command.Argument {
  /// How many of an argument a call may hold.
  enum Count: Sendable, Hashable {
    /// Exactly one.
    case one
    /// None or one.
    case optional
    /// Any number; only the last argument may.
    case any
    /// One or more; only the last argument may.
    case some
  }

  /// How a usage line writes it.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name)…]"
    case .some: "\(name)…"
    }
  }

  /// Whether a call must hold one.
  var isNeeded: Bool {
    count == .one || count == .some
  }

  /// Whether a call may hold more than one.
  var repeats: Bool {
    count == .any || count == .some
  }
}
