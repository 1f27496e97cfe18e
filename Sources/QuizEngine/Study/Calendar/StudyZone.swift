internal import Foundation

/// The rules by which clocks are set where the candidate is.
public struct StudyZone: Sendable, Hashable {
  private let zone: TimeZone

  /// The name of the rules, `Europe/Berlin`.
  public var name: String { zone.identifier }

  /// Universal time.
  public static let universal = StudyZone(zone: .gmt)

  private init(zone: TimeZone) {
    self.zone = zone
  }

  /// Finds rules by the name that the system's database has for them; nothing for an unknown one.
  public init?(named name: String) {
    guard let zone = TimeZone(identifier: name) else { return nil }
    self.zone = zone
  }

  /// The milliseconds that clocks are ahead of universal time at a moment.
  func offset(at moment: Instant) -> Int {
    let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000)
    return zone.secondsFromGMT(for: date) * 1000
  }
}
