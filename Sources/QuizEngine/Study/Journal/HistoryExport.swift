/// The history in forms that other programs read.
public enum HistoryExport {
  /// The columns of the CSV form; names are a contract.
  public static let columns = [
    "id", "time", "day", "session", "kind", "mode", "question", "verdict", "points", "of", "tries",
    "hints", "seconds", "rating", "schedule", "compiler", "undone",
  ]

  /// Grades and skips, one a line, as RFC 4180 has it but with plain line feeds.
  ///
  /// Ratings are those that stand. What was taken back is there too, and marked.
  public static func csv(_ history: History) -> String {
    let ratings = Dictionary(
      history.answers.map { ($0.id, $0.record.rating) }, uniquingKeysWith: { first, _ in first })
    var rows = [columns]
    for entry in history.entries {
      switch entry.event {
      case .grade(var record):
        if let rating = ratings[entry.id] { record.rating = rating }
        rows.append(row(entry, record, isUndone: history.undone.contains(entry.id)))
      case .skip(let question):
        var row = [String](repeating: "", count: columns.count)
        row.replaceSubrange(0..<5, with: head(entry))
        row[6] = question.text
        row[16] = "\(history.undone.contains(entry.id))"
        rows.append(row)
      default: break
      }
    }
    return rows.map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  /// All entries as the journal has them, and which of them were taken back.
  public static func json(_ history: History) -> JSON {
    .object([
      ("format", "swift-quiz-history"), ("v", .integer(Journal.formatVersion)),
      ("entries", .array(history.entries.map(\.json))),
      ("undone", .strings(history.undone.sorted())),
    ])
  }
}

extension HistoryExport {
  private static func head(_ entry: Journal.Entry) -> [String] {
    [
      entry.id, entry.time.description, entry.day.description, entry.session ?? "",
      entry.event.kind,
    ]
  }

  private static func row(
    _ entry: Journal.Entry, _ record: GradeRecord, isUndone: Bool
  ) -> [String] {
    head(entry) + [
      record.mode.rawValue, record.question.text, record.verdict.rawValue,
      JSON.rounded(record.points).compact, "\(record.possiblePoints)", "\(record.tries)",
      "\(record.hints)", JSON.rounded(record.seconds).compact, record.rating?.name ?? "",
      "\(record.movesSchedule)", record.compiler ?? "", "\(isUndone)",
    ]
  }

  private static func field(_ text: String) -> String {
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
