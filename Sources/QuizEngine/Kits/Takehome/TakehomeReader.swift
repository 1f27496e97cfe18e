/// Reads what candidates handed in.
public struct TakehomeReader: Sendable {
  private let files: any FileSystem
  private let bank: [Question]
  private let wanted: Kit.ID?

  /// Takes the door to files, the questions of the bank, and the kit that is meant.
  ///
  /// - Parameter wanted: nil for whatever most of the folders hold.
  public init(files: any FileSystem, bank: [Question], wanted: Kit.ID?) {
    self.files = files
    self.bank = bank
    self.wanted = wanted
  }

  /// Reads all folders; one without a manifest is read by that of the others.
  public func read(_ arrivals: [TakehomeArrival]) -> [TakehomeSubmission] {
    let folders = arrivals.map { TakehomeFolder($0, by: files) }
    let usual = usualManifest(of: folders.compactMap(\.manifest))
    return folders.map { read($0, usual: usual) }
  }

  /// The manifest of the kit that is meant, or that most have; the first among those that are as many.
  /// One whose questions are those of its kit goes before one that was changed.
  private func usualManifest(of manifests: [TakehomeManifest]) -> TakehomeManifest? {
    let meant = manifests.filter { $0.kit == wanted }
    let pool = meant.isEmpty ? manifests : meant
    let genuine = pool.filter { TakehomePackage($0, from: bank)?.isGenuine ?? false }
    var best: (manifest: TakehomeManifest, count: Int)?
    for manifest in genuine.isEmpty ? pool : genuine {
      let count = pool.count { $0 == manifest }
      if count > best?.count ?? 0 { best = (manifest, count) }
    }
    return best?.manifest
  }

  private func read(
    _ folder: TakehomeFolder, usual: TakehomeManifest?
  ) -> TakehomeSubmission {
    var submission = TakehomeSubmission(
      name: folder.name, package: nil, answers: [], findings: folder.findings)
    guard folder.root != nil else { return submission }
    if folder.manifest == nil { submission.findings.append(.noManifest) }
    guard let manifest = folder.manifest ?? usual else {
      submission.findings.append(.unusable("nothing in it says which kit it is"))
      return submission
    }
    if let meant = wanted ?? usual?.kit, manifest.kit != meant {
      submission.findings.append(.otherKit(manifest.kit.description))
    }
    guard var package = TakehomePackage(manifest, from: bank) else {
      submission.findings.append(.unusable("it has questions that this bank does not have"))
      return submission
    }
    judge(manifest, package, in: &submission)
    // Where the questions were exchanged, those of the others tell what was sent.
    if submission.findings.contains(.forgedManifest), let usual, usual.kit == manifest.kit,
      let sent = TakehomePackage(usual, from: bank)
    {
      package = sent
    }
    submission.package = package
    folder.collect(package, into: &submission)
    return submission
  }

  /// Says whether manifest and bank are what they were.
  private func judge(
    _ manifest: TakehomeManifest, _ package: TakehomePackage,
    in submission: inout TakehomeSubmission
  ) {
    if package.isGenuine { return }
    submission.findings.append(package.manifest == manifest ? .forgedManifest : .bankChanged)
  }
}
