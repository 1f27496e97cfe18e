extension Journal {
  /// Who has the seat, as a program that finds it taken tells it.
  public struct Occupant: Sendable, Equatable {
    /// The system's number for the program.
    public var process: Int
    /// What it does: the name of the command.
    public var activity: String
    /// Since when.
    public var since: Instant

    /// Takes every field.
    public init(process: Int, activity: String, since: Instant) {
      self.process = process
      self.activity = activity
      self.since = since
    }
  }
}

extension Journal.Occupant {
  /// The occupant as it stands in the file of the seat.
  var json: JSON {
    .object([
      ("process", .integer(process)), ("activity", .string(activity)),
      ("since", .string(since.description)),
    ])
  }

  /// Reads what `json` writes; nothing where something is missing.
  init?(_ json: JSON) {
    guard let process = json["process"]?.integer, let activity = json["activity"]?.string,
      let since = json["since"]?.string.flatMap({ Instant($0) })
    else { return nil }
    self.init(process: process, activity: activity, since: since)
  }
}
