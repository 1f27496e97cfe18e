/// Reads the compiler's messages in the style `-diagnostic-style=llvm`.
///
/// Behind each message the compiler repeats the source line. A source line may look like a message
/// itself, so lines that repeat known source are taken for what they are.
struct DiagnosticReader {
  /// The lines of the files that were compiled, by the paths that were given to the compiler.
  private let sources: [String: [Substring]]
  /// The names that take the place of the paths.
  private let names: [String: String]

  init(files: [(path: String, name: String, text: String)]) {
    sources = Dictionary(
      files.map { ($0.path, Self.lines(of: $0.text)) }, uniquingKeysWith: { first, _ in first })
    names = Dictionary(files.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The messages in order, at most so many errors and as many warnings, with their notes.
  func read(_ text: String, atMost limit: Int) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let lines = Self.lines(of: text)
    var counts: [Diagnostic.Severity: Int] = [:]
    // Notes belong to the message before them, also where that is left out.
    var isKept = false
    var index = 0
    while index < lines.count, counts[.error, default: 0] < limit {
      guard let header = header(of: lines[index]) else {
        index += 1
        continue
      }
      index += 1
      var diagnostic = header.diagnostic
      let source = sources[header.path].flatMap { lines in
        lines.indices.contains(diagnostic.line - 1) ? lines[diagnostic.line - 1] : nil
      }
      if let source {
        diagnostic.column = Self.character(atByte: header.column, in: source)
        if index < lines.count, lines[index] == source {
          index += 1
          if index < lines.count, let range = Self.underline(lines[index]) {
            diagnostic.range = range
            index += 1
            if index < lines.count, let fixIt = Self.fixIt(lines[index], at: range.lowerBound) {
              diagnostic.fixIt = fixIt
              index += 1
            }
          }
        }
      }
      if diagnostic.severity == .note {
        if isKept, found[found.count - 1].notes.count < 4 {
          found[found.count - 1].notes.append(diagnostic)
        }
        continue
      }
      // The same is said twice where two passes see it.
      isKept = counts[diagnostic.severity, default: 0] < limit && !found.contains(diagnostic)
      guard isKept else { continue }
      counts[diagnostic.severity, default: 0] += 1
      found.append(diagnostic)
    }
    return found
  }

  private struct Header {
    var path: String
    var column: Int
    var diagnostic: Diagnostic
  }

  /// Reads `PATH:LINE:COLUMN: SEVERITY: MESSAGE`.
  private func header(of line: Substring) -> Header? {
    for severity in Diagnostic.Severity.allCases {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      var message = String(line[mark.upperBound...].prefix(Self.longestMessage))
      var group: String?
      if message.hasSuffix("]"), let start = message.firstRange(of: " [#") {
        group = String(message[start.upperBound...].dropLast())
        message = String(message[..<start.lowerBound])
      }
      return Header(
        path: path, column: column,
        diagnostic: Diagnostic(
          file: names[path] ?? path, line: number, column: column, severity: severity,
          message: message, group: group))
    }
    return nil
  }

  /// A line of a megabyte may be repeated in a message.
  private static let longestMessage = 2000

  private static func lines(of text: String) -> [Substring] {
    // By bytes: the messages on a bad answer are a megabyte and more.
    text.utf8.split(omittingEmptySubsequences: false) { $0.isLineEnd }.map(Substring.init)
  }

  /// Turns a column in bytes into one in characters.
  private static func character(atByte column: Int, in line: Substring) -> Int {
    let bytes = line.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: column - 1, limitedBy: bytes.endIndex)
    return line[..<(end ?? bytes.endIndex)].count + 1
  }

  /// The columns under which `~` and `^` stand, where a line holds nothing else.
  private static func underline(_ line: Substring) -> Range<Int>? {
    guard line.contains("^"), line.allSatisfy({ " \t~^".contains($0) }) else { return nil }
    let marks = line.enumerated().filter { $0.element == "^" || $0.element == "~" }
    guard let first = marks.first, let last = marks.last else { return nil }
    return (first.offset + 1)..<(last.offset + 2)
  }

  /// What stands alone under the marks is what the compiler would write there.
  private static func fixIt(_ line: Substring, at column: Int) -> String? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard !text.isEmpty, line.hasPrefix(" ") || column == 1, !text.contains(": error: "),
      !text.contains(": note: "), !text.contains(": warning: ")
    else { return nil }
    return String(text)
  }
}
