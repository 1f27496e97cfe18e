/// Unpacks archives by the programs of this machine, within limits.
public struct TakehomeUnpacking: Sendable {
  private let environment: Environment
  private let runner: any ProcessRunner
  /// The folder for what is unpacked; whoever made it removes it.
  private let folder: String

  /// Takes the variables to look in, the door to programs, and a folder for what is unpacked.
  public init(environment: Environment, runner: any ProcessRunner, folder: String) {
    self.environment = environment
    self.runner = runner
    self.folder = folder
  }

  /// Why an archive could not be unpacked.
  enum Failure: Error, Equatable {
    case noArchive
    case noProgram(String)
    case tooBig
    case broken(String)
  }

  static func isArchive(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".zip", ".tar", ".tar.gz", ".tgz"].contains { name.hasSuffix($0) }
  }

  /// The most bytes that an archive may hold, and the most files.
  private static let mostBytes = 64 << 20
  private static let mostFiles = 20_000

  func unpack(_ path: String) throws(Failure) -> String {
    guard Self.isArchive(path) else { throw .noArchive }
    let path = FilePath.resolved(FilePath.absolute(path))
    let target = PathName.join(folder, Digest(texts: [path]).prefix(16))
    do throws(FileError) {
      try LocalFileSystem().makeFolder(target)
    } catch {
      throw .broken("\(error)")
    }
    if path.lowercased().hasSuffix(".zip") {
      let unzip = try program("unzip")
      try refuseBig(try run(unzip, ["-l", path], in: target).outputText)
      _ = try run(unzip, ["-qq", "-o", path, "-d", target], in: target)
    } else {
      let tar = try program("tar")
      try refuseBigTar(try run(tar, ["-tvf", path], in: target).outputText)
      _ = try run(tar, ["-xf", path, "-C", target, "--no-same-owner"], in: target)
    }
    return target
  }

  private func program(_ name: String) throws(Failure) -> String {
    for folder in (environment.nonEmpty("PATH") ?? "").split(separator: ":") {
      let path = PathName.join(String(folder), name)
      if FilePath.isExecutable(path) { return FilePath.absolute(path) }
    }
    throw .noProgram(name)
  }

  private func run(
    _ program: String, _ arguments: [String], in folder: String
  ) throws(Failure) -> ProcessOutcome {
    let request = ProcessRequest(
      executable: program, arguments: arguments, environment: Environment(["LC_ALL": "C.UTF-8"]),
      workingDirectory: folder, inputFile: nil, control: nil,
      limits: ProcessLimits(
        wallSeconds: 60, silenceSeconds: nil, cpuSeconds: 60, memoryBytes: 1 << 30,
        outputBytes: 8 << 20, fileBytes: Self.mostBytes, openFiles: 64),
      sweep: .group)
    let outcome: ProcessOutcome
    do throws(ProcessError) {
      outcome = try runner.run(request)
    } catch {
      throw .broken(error.inWords)
    }
    // unzip ends with 1 where it only warns, as of names that lead outside.
    guard outcome.termination == .exited(0) || outcome.termination == .exited(1),
      outcome.stopped == nil
    else {
      // unzip says more in further sentences, over several lines.
      let line = outcome.errorText.split(whereSeparator: \.isNewline).first
        .flatMap { $0.split(separator: ".  ").first }.map(String.init)
      throw .broken(line.map { String($0.prefix(200)).visible } ?? "it cannot be unpacked")
    }
    return outcome
  }

  /// Reads the last line of `unzip -l`: bytes and files together.
  private func refuseBig(_ listing: String) throws(Failure) {
    let last = listing.split(whereSeparator: \.isNewline).last ?? ""
    let numbers = last.split(separator: " ").compactMap { Int($0) }
    guard let bytes = numbers.first, let count = numbers.last, numbers.count >= 2 else {
      throw .broken("its list of files cannot be read")
    }
    if bytes > Self.mostBytes || count > Self.mostFiles { throw .tooBig }
  }

  /// Adds up the third column of `tar -tv`.
  private func refuseBigTar(_ listing: String) throws(Failure) {
    let lines = listing.split(whereSeparator: \.isNewline)
    let bytes = lines.reduce(0) { sum, line in
      let columns = line.split(separator: " ", maxSplits: 3)
      return sum + (columns.count > 2 ? Int(columns[2]) ?? 0 : 0)
    }
    if bytes > Self.mostBytes || lines.count > Self.mostFiles { throw .tooBig }
  }
}

extension TakehomeUnpacking.Failure {
  /// What is wrong, for the middle of a sentence.
  var words: String {
    switch self {
    case .noArchive: "it is a file, and neither a folder nor a .zip or .tar archive"
    case .noProgram(let name): "“\(name)”, which unpacks it, is not installed"
    case .tooBig: "the archive holds more than 64 MiB, or too many files"
    case .broken(let details): "the archive is broken: \(details)"
    }
  }
}
