/// How `sandbox-exec` is called.
enum Seatbelt {
  /// A profile that allows reading the system and writing in one folder, and no network.
  static func profile(writable: String) -> String {
    let folder = writable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """
      (version 1)
      (allow default)
      (deny network*)
      (deny file-write*)
      (allow file-write* (subpath "\(folder)") (literal "/dev/null"))
      (deny file-read* (subpath "/Users"))
      (allow file-read* (subpath "\(folder)"))
      """
  }
}
