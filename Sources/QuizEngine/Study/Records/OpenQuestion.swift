/// What was done with a question that is not answered to its end: where a session goes on.
public struct OpenQuestion: Sendable, Equatable {
  /// The parts that are settled.
  public var parts: [PartRecord] = []
  /// The parts that were answered, and may be answered again: their best points, before hints cost any.
  public var tries: [PartRecord] = []
  /// The hints that were taken.
  public var hints = 0

  /// Takes nothing: the question is untouched.
  public init() {}

  /// The seconds that were spent on it.
  public var seconds: Double { (parts + tries).reduce(0) { $0 + $1.seconds } }
}

extension OpenQuestion {
  /// Settles a part.
  mutating func settle(_ part: PartRecord) {
    parts.removeAll { $0.part == part.part }
    parts.append(part)
    tries.removeAll { $0.part == part.part }
  }

  /// Takes a try, which knows of those before it.
  mutating func attempt(_ part: PartRecord) {
    tries.removeAll { $0.part == part.part }
    tries.append(part)
  }
}
