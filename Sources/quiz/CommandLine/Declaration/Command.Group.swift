extension Command {
  /// A heading that help lists commands under.
  enum Group: String, Sendable, Hashable, CaseIterable {
    /// For a candidate who tests themself.
    case learn = "Learn"
    /// For looking at the bank and at what was done.
    case look = "Look"
    /// For an interviewer.
    case interview = "Interview"
    /// For whoever keeps a bank.
    case maintain = "Maintain a bank"
    /// For the program itself.
    case program = "The program itself"
  }
}
