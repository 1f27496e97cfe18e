extension JSON.Node {
  /// The text of a string, or of a list of strings, one for each line.
  public var text: String? {
    switch content {
    case .string(let text): return text
    case .array(let elements):
      var lines: [String] = []
      for element in elements {
        guard case .string(let line) = element.content else { return nil }
        lines.append(line)
      }
      return lines.joined(separator: "\n")
    default: return nil
    }
  }
}
