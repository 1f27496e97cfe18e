/// How well a question tells those who know much from those who know little.
public struct Discrimination: Sendable, Equatable {
  /// The question.
  public var question: Slug
  /// The sessions in which it was answered.
  public var sessions: Int
  /// The mean share of its points.
  public var meanShare: Double
  /// The correlation of its points with those of the rest of the session, -1 to 1; nothing where one
  /// of them never varies.
  public var correlation: Double?

  /// The fewest sessions from which anything is said.
  public static let fewestSessions = 5

  /// Why a question does not separate.
  public enum Weakness: String, Sendable, Hashable, CaseIterable {
    /// Everybody solves it.
    case alwaysRight = "always-right"
    /// Nobody solves it.
    case neverRight = "never-right"
    /// Those who know more do not do better at it.
    case unrelated
    /// Those who know more do worse at it.
    case upsideDown = "upside-down"
  }

  /// Why it does not separate; nothing where it does.
  ///
  /// A correlation below 0.2 is the usual mark of a poor item: Robert Ebel, Essentials of Educational
  /// Measurement, 1972.
  public var weakness: Weakness? {
    if meanShare >= 1 - 1e-9 { return .alwaysRight }
    if meanShare <= 1e-9 { return .neverRight }
    guard let correlation else { return nil }
    if correlation < 0 { return .upsideDown }
    return correlation < 0.2 ? .unrelated : nil
  }
}
