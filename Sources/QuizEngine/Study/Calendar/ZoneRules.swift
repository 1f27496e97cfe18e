/// When clocks were and will be set in a zone, and by how much they differ from universal time.
struct ZoneRules: Sendable, Hashable {
  /// A moment at which clocks are set.
  struct Transition: Sendable, Hashable {
    /// The second since 1970 began in Greenwich.
    let second: Int
    /// The seconds that clocks are ahead of universal time from then on.
    let offset: Int
  }

  /// The offset before the first moment.
  private let first: Int
  /// The moments in their order.
  private let transitions: [Transition]
  /// What holds after the last moment; nothing where it stays as it is.
  private let rule: ZoneRule?

  /// Universal time.
  static let universal = ZoneRules(first: 0, transitions: [], rule: nil)

  init(first: Int, transitions: [Transition], rule: ZoneRule?) {
    self.first = first
    self.transitions = transitions
    self.rule = rule
  }

  /// One rule for all times.
  init(_ rule: ZoneRule) {
    self.init(first: rule.standard, transitions: [], rule: rule)
  }

  /// The seconds that clocks are ahead of universal time at a second.
  func offset(at second: Int) -> Int {
    if let rule, second >= transitions.last?.second ?? .min { return rule.offset(at: second) }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : transitions[low - 1].offset
  }
}
