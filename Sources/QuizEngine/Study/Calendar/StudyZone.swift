/// The rules by which clocks are set where the candidate is.
public struct StudyZone: Sendable, Hashable {
  /// The name of the rules, `Europe/Berlin`.
  public let name: String
  private let rules: ZoneRules

  /// Universal time.
  public static let universal = StudyZone(name: "GMT", rules: .universal)

  private init(name: String, rules: ZoneRules) {
    self.name = name
    self.rules = rules
  }

  /// Finds rules by the name that the system's database has for them; nothing for an unknown one.
  public init?(named name: String) {
    guard let rules = ZoneDatabase.rules(named: name) else { return nil }
    self.init(name: name, rules: rules)
  }

  /// Reads a rule as `$TZ` may hold one, `CET-1CEST,M3.5.0,M10.5.0/3`.
  init?(rule text: String) {
    guard let rule = ZoneRule(text) else { return nil }
    self.init(name: text, rules: ZoneRules(rule))
  }

  /// The milliseconds that clocks are ahead of universal time at a moment.
  func offset(at moment: Instant) -> Int {
    let second = moment.milliseconds.quotientAndRemainder(flooredBy: 1000).quotient
    return rules.offset(at: second) * 1000
  }
}
