/// Questions drawn for candidates, in one or several forms; the same wish gives the same kit.
public struct Kit: Sendable, Equatable {
  /// What tells the kit from every other.
  public var id: ID
  /// What was wanted.
  public var blueprint: Blueprint
  /// The forms, at least one; alike in level, topics and minutes.
  public var forms: [Form]

  /// Takes every field.
  public init(id: ID, blueprint: Blueprint, forms: [Form]) {
    self.id = id
    self.blueprint = blueprint
    self.forms = forms
  }
}
