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
  private func usualManifest(of manifests: [TakehomeManifest]) -> TakehomeManifest? {
    if let wanted, let own = manifests.first(where: { $0.kit == wanted }) { return own }
    var best: (manifest: TakehomeManifest, count: Int)?
    for manifest in manifests {
      let count = manifests.count { $0 == manifest }
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
    guard let package = manifest.package(from: bank) else {
      submission.findings.append(.unusable("it has questions that this bank does not have"))
      return submission
    }
    judge(manifest, package, in: &submission)
    submission.package = package
    folder.collect(package, into: &submission)
    return submission
  }

  /// Says whether manifest and bank are what they were.
  private func judge(
    _ manifest: TakehomeManifest, _ package: TakehomePackage,
    in submission: inout TakehomeSubmission
  ) {
    if manifest.isGenuine(package) { return }
    submission.findings.append(package.manifest == manifest ? .forgedManifest : .bankChanged)
  }
}
