/// How `sandbox-exec` is called.
enum Seatbelt {
  /// A profile that allows reading the system and writing in one folder, and no network.
  static func profile(for request: ProcessRequest, opening: Sandbox.Opening) -> String {
    var rules = [
      "(version 1)", "(allow default)", "(deny network*)", "(deny file-write*)",
      "(allow file-write* (literal \"/dev/null\"))", "(deny file-read* (subpath \"/Users\"))",
      "(allow file-read-metadata (subpath \"/Users\"))",
    ]
    for path in opening.readable + [request.executable] {
      rules.append("(allow file-read* (subpath \(quoted(path))))")
    }
    if let writable = opening.writable {
      rules.append("(allow file-read* (subpath \(quoted(writable))))")
      rules.append("(allow file-write* (subpath \(quoted(writable))))")
    }
    return rules.joined(separator: "\n")
  }

  private static func quoted(_ path: String) -> String {
    let text = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text)\""
  }
}
