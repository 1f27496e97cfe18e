import QuizEngine

/// The folder of the reports of a batch, with the grades that are known already.
struct TakehomeStore: Sendable {
  private let folder: String
  private let files: any FileSystem

  /// The folder of the grades; it also tells that the folder around it is one of reports.
  private static let gradesName = ".grades"
  private static let mostBytes = 16 << 20

  /// Makes the folder, or takes up one that an earlier batch made; others only where they may be used.
  init(_ folder: String, files: any FileSystem, replacing: Bool) throws(CommandFailure) {
    self.folder = folder
    self.files = files
    var names: [String] = []
    do throws(FileError) {
      if try files.resolvedKind(of: folder) == .folder { names = try files.list(folder) }
    } catch {
      throw .unwritable(error)
    }
    guard names.isEmpty || names.contains(Self.gradesName) || replacing else {
      throw .exists(path: folder)
    }
    do throws(FileError) {
      try files.makeFolder(PathName.join(folder, Self.gradesName))
    } catch {
      throw .unwritable(error)
    }
  }

  /// Keeps nothing.
  static let none = TakehomeGrading.Memory(recall: { _ in nil }, keep: { _, _ in })

  /// Keeps each grade in a file of its own.
  var memory: TakehomeGrading.Memory {
    TakehomeGrading.Memory { key in
      let bytes = try? files.read(place(of: key), atMost: Self.mostBytes)
      return bytes.flatMap { KitGradeRecord.grade($0) }
    } keep: { key, text in
      // What cannot be kept is graded again the next time.
      try? files.write(KitGradeRecord.text(text), to: place(of: key))
    }
  }

  private func place(of key: String) -> String {
    PathName.join(folder, "\(Self.gradesName)/\(key).json")
  }

  /// Writes the report of each candidate, then the table.
  func write(
    _ results: [TakehomeResult], _ reports: [KitTakehomeReport]
  ) throws(CommandFailure) {
    let names = Self.fileNames(for: results.map(\.name))
    let table = KitTakehomeTable(results)
    do throws(FileError) {
      let candidates = PathName.join(folder, "candidates")
      try files.makeFolder(candidates)
      for (name, report) in zip(names, reports) {
        let stem = PathName.join(candidates, name)
        try files.write(MarkdownRenderer().render(report.document), to: stem + ".md")
        try files.write(report.page.html, to: stem + ".html")
        try files.write(report.json.indented + "\n", to: stem + ".json")
      }
      try files.write(table.csv, to: PathName.join(folder, "table.csv"))
      let page = table.page { "candidates/\(names[$0]).html" }
      try files.write(page.html, to: PathName.join(folder, "table.html"))
    } catch {
      throw .unwritable(error)
    }
  }

  /// Names of files that every system takes, each of its own.
  static func fileNames(for names: [String]) -> [String] {
    var used: Set<String> = []
    return names.map { name in
      let safe = name.map { character -> Character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || "-_.".contains(character) ? character : "_"
      }
      var stem = String(String(safe.drop { $0 == "." || $0 == "-" }).prefix(80))
      if stem.isEmpty { stem = "candidate" }
      var unique = stem
      var count = 1
      while !used.insert(unique.lowercased()).inserted {
        count += 1
        unique = "\(stem)-\(count)"
      }
      return unique
    }
  }
}
