/// Why no grade can be given; the answer is never to blame.
public enum GradingError: Error, Equatable, Sendable {
  /// The scratch folder cannot be made or written.
  case scratch(details: String)
  /// A program of the toolchain cannot be started.
  case program(details: String)
}

extension GradingError {
  /// What is wrong, and what to do.
  public var inWords: String {
    switch self {
    case .scratch(let details):
      "no scratch folder can be used: \(details). Is the disk full? $TMPDIR names another place."
    case .program(let details): "grading broke down: \(details)."
    }
  }
}
