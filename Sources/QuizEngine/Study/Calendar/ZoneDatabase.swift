/// The folder in which the system keeps the rules of all zones.
enum ZoneDatabase {
  /// Where systems keep it.
  private static let folders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]

  /// The largest file that is taken for rules.
  private static let maximumSize = 1 << 20

  /// The rules of a name; nothing for a name that is not there, or leads out of the folder.
  static func rules(named name: String) -> ZoneRules? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    let files = LocalFileSystem()
    for folder in folders {
      guard let bytes = try? files.read(PathName.join(folder, name), atMost: maximumSize),
        let rules = ZoneRules(file: bytes)
      else { continue }
      return rules
    }
    return ["GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(name) ? .universal : nil
  }
}
