/// Why the seat cannot be had: another program has it.
public struct SeatTaken: Error, Equatable {
  /// Who; nothing where that cannot be read.
  public var occupant: Journal.Occupant?

  /// Takes the occupant.
  public init(occupant: Journal.Occupant?) {
    self.occupant = occupant
  }
}
