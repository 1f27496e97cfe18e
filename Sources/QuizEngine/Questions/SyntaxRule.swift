/// What the syntax of an answer must have, or must not have.
public struct SyntaxRule: Sendable, Equatable {
  /// What the rule wants.
  public var demand: Demand
  /// The friendly name of the syntax, such as `guard` or `call:sorted`.
  public var construct: String
  /// What a candidate who breaks the rule reads, in Markdown.
  public var message: String

  /// Takes every field.
  public init(demand: Demand, construct: String, message: String) {
    self.demand = demand
    self.construct = construct
    self.message = message
  }
}

extension SyntaxRule {
  /// What a rule wants of a construct.
  public enum Demand: Sendable, Hashable {
    /// It stands in the answer at least this often.
    case require(atLeast: Int)
    /// It does not stand in the answer.
    case forbid
  }
}
