import QuizEngine

/// A file that is to be written.
struct PendingFile: Sendable {
  var path: String
  var bytes: [UInt8]
}

extension World {
  /// Refuses where one of several files is there already and may not be replaced.
  func refuseExisting(_ paths: [String], replacing: Bool) throws(CommandFailure) {
    if replacing { return }
    for path in paths {
      do throws(FileError) {
        if try files.kind(of: path) == nil { continue }
      } catch {
        throw .unwritable(error)
      }
      throw .exists(path: path)
    }
  }

  /// Writes all of several files; where one cannot be written, those that are new go again.
  func write(_ pending: [PendingFile], replacing: Bool) throws(CommandFailure) {
    try refuseExisting(pending.map(\.path), replacing: replacing)
    var made: [String] = []
    do throws(FileError) {
      for file in pending {
        let isNew = try files.kind(of: file.path) == nil
        try files.write(file.bytes, to: file.path)
        if isNew { made.append(file.path) }
      }
    } catch {
      for path in made { try? files.removeTree(path) }
      throw .unwritable(error)
    }
  }

  /// Writes pages as PDF; where that cannot be, as HTML beside, with a word on it.
  func print(
    _ pages: [(path: String, page: KitPage)], replacing: Bool
  ) throws(CommandFailure) {
    try refuseExisting(pages.map(\.path), replacing: replacing)
    guard let program = PDFProgram.find(in: environment) else {
      throw .kit(.noPrinter(written: try writeInstead(pages, replacing: replacing)))
    }
    let printer = PDFPrinter(
      program: program, runner: runner, scratchParent: scratchParent,
      searchPath: environment.nonEmpty("PATH") ?? "/usr/bin:/bin")
    let printed: [[UInt8]]
    do throws(PDFError) {
      printed = try printer.pdfs(of: pages.map(\.page.html), width: processors)
    } catch {
      if error == .cancelled || cancellation.isWanted { throw .interrupted }
      throw .kit(.printer(error, written: try writeInstead(pages, replacing: replacing)))
    }
    try write(
      zip(pages, printed).map { PendingFile(path: $0.path, bytes: $1) }, replacing: replacing)
  }

  private func writeInstead(
    _ pages: [(path: String, page: KitPage)], replacing: Bool
  ) throws(CommandFailure) -> [String] {
    let pending = pages.map { path, page in
      PendingFile(path: KitFileName(path).ending(in: "html"), bytes: Array(page.html.utf8))
    }
    try write(pending, replacing: replacing)
    return pending.map(\.path)
  }
}
