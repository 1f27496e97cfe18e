/// What a person did who could choose several things, or do something else.
enum SeveralOutcome<Value, Other> {
  /// Chose these, in the order in which they were offered; maybe none.
  case chosen([Value])
  /// Did something else.
  case other(Other)
}

extension SeveralOutcome: Sendable where Value: Sendable, Other: Sendable {}
extension SeveralOutcome: Equatable where Value: Equatable, Other: Equatable {}
