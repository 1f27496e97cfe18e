extension Grade {
  /// Whether a text stands in a diagnostic, a rule's message, a failed check's name or what it got.
  public func mentions(_ text: String) -> Bool {
    let failures = checks.filter { !$0.passed }
    return diagnostics.contains { $0.says(text) }
      || breaches.contains { $0.message.contains(text) || $0.name.contains(text) }
      || failures.contains { $0.name.contains(text) || $0.got.contains(text) }
      || message.contains(text)
  }

  /// The evidence in a few words, for findings.
  public var evidence: String {
    var parts: [String] = []
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      parts.append("\(error.file):\(error.line):\(error.column): \(error.message)")
    }
    parts += breaches.map { breach in
      breach.line.map { "\(breach.name) in line \($0)" } ?? breach.name
    }
    parts += checks.filter { !$0.passed }.prefix(3).map { check in
      "check “\(check.name)”: expected \(Self.quoted(check.expected)), got \(Self.quoted(check.got))"
    }
    if !message.isEmpty { parts.append(message) }
    return parts.joined(separator: "; ")
  }

  private static func quoted(_ text: String) -> String {
    let shown = text.count > 200 ? text.prefix(200) + "…" : text[...]
    return "“" + shown.replacing("\n", with: "\\n") + "”"
  }
}
