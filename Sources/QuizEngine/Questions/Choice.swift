/// A task that is answered by picking options.
public struct Choice: Sendable, Equatable {
  /// What can be picked, two to eight.
  public var options: [Option]
  /// Whether several options may be picked.
  public var allowsSeveral: Bool
  /// What makes an option with code right; nil where code has to compile and no more.
  public var rightWhen: Behaviour?

  /// Takes every field.
  public init(options: [Option], allowsSeveral: Bool, rightWhen: Behaviour?) {
    self.options = options
    self.allowsSeveral = allowsSeveral
    self.rightWhen = rightWhen
  }
}
