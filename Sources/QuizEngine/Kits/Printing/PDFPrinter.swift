/// Makes PDF of HTML by a program of this machine.
///
/// The dates in the file are set to a fixed one, so that the same page gives the same bytes where the
/// program and the fonts are the same.
public struct PDFPrinter: Sendable {
  private let program: PDFProgram
  private let runner: any ProcessRunner
  private let scratchParent: String
  private let searchPath: String

  /// Takes the program, the door to programs, the folder for scratch folders, and `$PATH`.
  public init(
    program: PDFProgram, runner: any ProcessRunner, scratchParent: String, searchPath: String
  ) {
    self.program = program
    self.runner = runner
    self.scratchParent = scratchParent
    self.searchPath = searchPath
  }

  /// Prints pages, so many at the same time.
  public func pdfs(of pages: [String], width: Int) throws(PDFError) -> [[UInt8]] {
    let results = Parallel.map(pages, width: width) { page in
      Result { () throws(PDFError) in try pdf(of: page) }
    }
    var files: [[UInt8]] = []
    for result in results { files.append(try result.get()) }
    return files
  }

  /// Prints a page.
  public func pdf(of page: String) throws(PDFError) -> [UInt8] {
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder.make(in: scratchParent)
      try folder.write(page, to: "page.html")
    } catch {
      throw .scratch(error)
    }
    defer { folder.remove() }
    var outcome = try run(in: folder, isSandboxed: true)
    // In containers the browser's own sandbox often cannot start. The page has no scripts and loads
    // nothing, so it may do without.
    if case .chromium = program, !outcome.succeeded, outcome.stopped == nil {
      outcome = try run(in: folder, isSandboxed: false)
    }
    if outcome.stopped == .cancelled { throw .cancelled }
    do throws(FileError) {
      let bytes = try LocalFileSystem().read(folder.file("page.pdf"), atMost: Self.mostBytes)
      guard outcome.succeeded, bytes.starts(with: Array("%PDF".utf8)) else {
        throw FileError(action: .read, path: folder.file("page.pdf"), reason: .notRegular)
      }
      return PDFDates.fixed(in: bytes)
    } catch {
      throw .failed(program: program.path, details: Self.words(for: outcome))
    }
  }

  private static let mostBytes = 256 << 20

  private func run(in folder: ScratchFolder, isSandboxed: Bool) throws(PDFError) -> ProcessOutcome {
    let request = ProcessRequest(
      executable: program.path, arguments: arguments(in: folder, isSandboxed: isSandboxed),
      environment: Environment([
        "PATH": searchPath, "HOME": folder.path, "TMPDIR": folder.path, "LANG": "C.UTF-8",
        "TZ": "UTC", "SOURCE_DATE_EPOCH": "946684800",
      ]),
      workingDirectory: folder.path, inputFile: nil, control: nil,
      limits: ProcessLimits(
        wallSeconds: 120, silenceSeconds: nil, cpuSeconds: 120, memoryBytes: nil,
        outputBytes: 1 << 20, fileBytes: Self.mostBytes, openFiles: 1024),
      sweep: .descendants)
    do throws(ProcessError) {
      return try runner.run(request)
    } catch {
      throw .failed(program: program.path, details: error.inWords)
    }
  }

  private func arguments(in folder: ScratchFolder, isSandboxed: Bool) -> [String] {
    let page = folder.file("page.html")
    let target = folder.file("page.pdf")
    switch program {
    case .weasyPrint: return [page, target]
    case .chromium:
      return [
        "--headless", "--disable-gpu", "--no-first-run", "--no-default-browser-check",
        "--disable-extensions", "--disable-background-networking", "--disable-sync",
        "--disable-dev-shm-usage", "--font-render-hinting=none", "--no-pdf-header-footer",
        "--user-data-dir=\(folder.file("profile"))", "--print-to-pdf=\(target)",
      ] + (isSandboxed ? [] : ["--no-sandbox"]) + ["file://\(page)"]
    }
  }

  private static func words(for outcome: ProcessOutcome) -> String {
    if outcome.stopped == .wallTime { return "it did not come to an end" }
    let lines = outcome.errorText.split(whereSeparator: \.isNewline)
    let telling = lines.last { $0.contains("ERROR") || $0.contains("rror:") } ?? lines.last
    return telling.map { String($0.prefix(300)).visible } ?? "it wrote no file"
  }
}
