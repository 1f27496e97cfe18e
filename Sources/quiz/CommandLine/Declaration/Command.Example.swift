extension Command {
  /// A call worth copying.
  struct Example: Sendable, Hashable {
    /// What to type.
    let call: String
    /// What it does, in one line.
    let effect: String

    init(_ call: String, _ effect: String) {
      self.call = call
      self.effect = effect
    }
  }
}
