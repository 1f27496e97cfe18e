extension StudyZone {
  /// The zone that was found, and a wish for one that could not be fulfilled.
  public struct Finding: Sendable, Hashable {
    /// The zone; universal time where none could be found.
    public var zone: StudyZone
    /// What `$TZ` says, where it names no zone that is known.
    public var unknownName: String?

    /// Takes every field.
    public init(zone: StudyZone, unknownName: String? = nil) {
      self.zone = zone
      self.unknownName = unknownName
    }
  }

  /// Finds the zone of `$TZ`, or of the system where that is not set.
  public static func find(
    environment: Environment, files: any FileSystem
  ) -> Finding {
    guard let wish = environment["TZ"] else {
      return Finding(zone: ofSystem(files) ?? .universal, unknownName: nil)
    }
    // As in POSIX, an empty variable means universal time, and a colon may stand in front.
    let name = wish.hasPrefix(":") ? String(wish.dropFirst()) : wish
    if name.isEmpty { return Finding(zone: .universal, unknownName: nil) }
    let found = zone(ofFile: name) ?? StudyZone(named: name) ?? zone(ofRule: name)
    if let zone = found ?? StudyZone(rule: name) {
      return Finding(zone: zone, unknownName: nil)
    }
    return Finding(zone: ofSystem(files) ?? .universal, unknownName: wish)
  }

  /// The zone that the link `/etc/localtime` leads to.
  private static func ofSystem(_ files: any FileSystem) -> StudyZone? {
    if let path = try? files.realPath("/etc/localtime"), let zone = zone(ofFile: path) {
      return zone
    }
    // Some systems copy the file, and keep its name in another one.
    guard let bytes = try? files.read("/etc/timezone", atMost: 4096) else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    return StudyZone(named: String(name.filter { !$0.isWhitespace }))
  }

  private static func zone(ofFile path: String) -> StudyZone? {
    guard path.hasPrefix("/") else { return nil }
    let names = path.split(separator: "/")
    // What stands behind `zoneinfo`, without the folders for other ways of counting.
    guard let folder = names.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
    let rest = names[(folder + 1)...].drop { $0 == "posix" || $0 == "right" }
    return StudyZone(named: rest.joined(separator: "/"))
  }

  /// The zone of a rule such as `UTC0` or `CET-1`, where it has no daylight saving of its own.
  private static func zone(ofRule rule: String) -> StudyZone? {
    let letters = rule.prefix { $0.isASCII && $0.isLetter }
    guard letters.count >= 3, let hours = Int(rule.dropFirst(letters.count)), abs(hours) <= 14
    else { return nil }
    // Both in POSIX and in these names, a positive number lies west of Greenwich.
    return hours == 0 ? .universal : StudyZone(named: "Etc/GMT\(hours > 0 ? "+" : "")\(hours)")
  }
}
