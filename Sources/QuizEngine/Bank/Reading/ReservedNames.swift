/// Names that cannot be files or folders on Windows, whatever follows their first dot.
enum ReservedNames {
  private static let names: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  static func contains(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }
    return names.contains(stem.lowercased())
  }
}
