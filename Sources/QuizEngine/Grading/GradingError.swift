/// Why no grade can be given; the answer is never to blame.
public enum GradingError: Error, Equatable, Sendable {
  /// The scratch folder cannot be made or written.
  case scratch(details: String)
  /// A program of the toolchain cannot be started.
  case program(details: String)
}
