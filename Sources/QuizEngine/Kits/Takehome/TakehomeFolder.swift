/// A folder that came back, with its files known.
struct TakehomeFolder: Sendable {
  let name: String
  /// Where the package begins; nil where there is nothing to read.
  private(set) var root: String?
  private(set) var manifest: TakehomeManifest?
  private(set) var findings: [TakehomeFinding]
  private var listing: TakehomeListing?
  private let files: any FileSystem

  init(_ arrival: TakehomeArrival, by files: any FileSystem) {
    name = arrival.name
    findings = arrival.findings
    self.files = files
    guard let folder = arrival.folder else { return }
    do throws(FileError) {
      let whole = try TakehomeListing(folder, by: files)
      let top = Self.top(of: whole)
      root = top.isEmpty ? folder : PathName.join(folder, top)
      listing = top.isEmpty ? whole : try TakehomeListing(root ?? folder, by: files)
    } catch {
      findings.append(.unusable("\(error)"))
      return
    }
    manifest = read(TakehomeManifest.fileName).flatMap { TakehomeManifest(json: $0) }
  }

  /// The folder with the manifest, or with the package; the nearest to the top.
  private static func top(of listing: TakehomeListing) -> String {
    for name in [TakehomeManifest.fileName, "Package.swift"] {
      let found = listing.files.filter { PathName.last(of: $0) == name }
      let nearest = found.min { $0.split(separator: "/").count < $1.split(separator: "/").count }
      if let nearest, let folder = PathName.parent(of: nearest) {
        return folder == "." ? "" : folder
      }
    }
    return ""
  }

  /// The most bytes of a file that is compared with what was sent.
  private static let mostBytes = 1 << 20

  private func read(_ path: String, atMost limit: Int = mostBytes) -> [UInt8]? {
    guard let root, listing?.files.contains(path) == true else { return nil }
    return try? files.read(PathName.join(root, path), atMost: limit)
  }

  /// Finds the answers, and tells what is not as it was sent.
  func collect(_ package: TakehomePackage, into submission: inout TakehomeSubmission) {
    guard let listing else { return }
    for link in listing.links { submission.findings.append(.link(link)) }
    if listing.files.isEmpty, listing.links.isEmpty {
      submission.findings = [.nothing]
      submission.answers = package.tasks.map { _ in .missing }
      return
    }
    var removed: [String] = []
    var used: Set<String> = ["README.md", "Package.resolved"]
    for fixture in package.fixtures {
      used.insert(fixture.path)
      // Whether git is told what to leave out is the candidate's business.
      if fixture.path == ".gitignore" || listing.links.contains(fixture.path) { continue }
      guard let bytes = read(fixture.path) else {
        if fixture.path != TakehomeManifest.fileName || manifest != nil {
          removed.append(fixture.path)
        }
        continue
      }
      if !Self.isSame(bytes, fixture.text), fixture.path != TakehomeManifest.fileName {
        submission.findings.append(.changed(fixture.path))
      }
    }
    if let example = removed.first {
      submission.findings.append(.removed(removed.count, example: example))
    }
    for task in package.tasks { used.insert(task.path) }
    for task in package.tasks {
      submission.answers.append(answer(to: task, used: &used, in: &submission))
    }
    let extra = listing.files.filter { !used.contains($0) }
    if let example = extra.first {
      submission.findings.append(.extra(extra.count, example: example))
    }
    if listing.isCut { submission.findings.append(.tooManyFiles) }
  }

  private static func isSame(_ bytes: [UInt8], _ text: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n") == text
  }
}

extension TakehomeFolder {
  private func answer(
    to task: TakehomeTask, used: inout Set<String>, in submission: inout TakehomeSubmission
  ) -> TakehomeSubmission.Answer {
    guard let path = place(of: task, used: used) else { return .missing }
    used.insert(path)
    if path != task.path { submission.findings.append(.moved(from: task.path, to: path)) }
    guard let root else { return .missing }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(PathName.join(root, path), atMost: AnswerText.maximumBytes)
    } catch {
      submission.findings.append(.refused(path, reason: "\(error.reason)"))
      return .refused("\(error.reason)")
    }
    do throws(AnswerText.Refusal) {
      var text = try AnswerText(bytes).text
      if task.code != nil { text += joined(to: path, used: &used, in: &submission) }
      if task.isUnchanged(text) { return .unchanged }
      return .text(task.answer(in: text))
    } catch {
      if error == .empty { return .unchanged }
      submission.findings.append(.refused(path, reason: "\(error)"))
      return .refused("\(error)")
    }
  }

  /// Where the answer stands: at its place, else under its name, else by its mark.
  private func place(of task: TakehomeTask, used: Set<String>) -> String? {
    guard let listing else { return nil }
    if listing.files.contains(task.path) { return task.path }
    let candidates = listing.files.filter { path in
      !used.contains(path) && [".swift", ".txt", ".md"].contains { path.hasSuffix($0) }
    }
    let marked = candidates.first { path in
      guard let bytes = read(path, atMost: AnswerText.maximumBytes) else { return false }
      return String(decoding: bytes.prefix(200), as: UTF8.self).contains("[\(task.token)]")
    }
    if let marked { return marked }
    let name = PathName.last(of: task.path)
    let named = candidates.filter { PathName.last(of: $0).lowercased() == name.lowercased() }
    return named.count == 1 ? named.first : nil
  }

  /// The code of further files in the answer's own folder.
  private func joined(
    to path: String, used: inout Set<String>, in submission: inout TakehomeSubmission
  ) -> String {
    guard let folder = PathName.parent(of: path), folder.hasPrefix("Sources/") else { return "" }
    var text = ""
    for other in listing?.files ?? []
    where PathName.isInside(other, of: folder) && other.hasSuffix(".swift") && !used.contains(other)
    {
      guard let bytes = read(other, atMost: AnswerText.maximumBytes),
        let more = try? AnswerText(bytes)
      else { continue }
      used.insert(other)
      submission.findings.append(.joined(other))
      text += "\n" + more.text
    }
    return text
  }
}
