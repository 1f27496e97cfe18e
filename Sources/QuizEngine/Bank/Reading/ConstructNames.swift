/// The names by which rules on the syntax call what they find.
public struct ConstructNames: Sendable {
  /// The names to suggest, such as `guard`.
  public var names: [String]
  /// Whether a rule may use a name; also true of open ones such as `call:sorted`.
  public var isKnown: @Sendable (String) -> Bool

  /// Takes the names and the test.
  public init(names: [String], isKnown: @escaping @Sendable (String) -> Bool) {
    self.names = names
    self.isKnown = isKnown
  }
}
