/// Loads banks, and gathers everything that is wrong with them.
///
/// A question with an error is left out; the rest loads.
public struct BankLoader: Sendable {
  /// The most bytes that a file of a question may have.
  public static let maximumFileSize = 1 << 20

  /// The most bytes that a bank in one file may have.
  public static let maximumBundleSize = 256 << 20

  let files: any FileSystem
  let constructs: ConstructNames

  /// Takes the door to files, and the names that rules on the syntax may use.
  public init(files: any FileSystem, constructs: ConstructNames) {
    self.files = files
    self.constructs = constructs
  }

  /// Loads what stands at each path, as one bank.
  ///
  /// A path is a folder of packs, the folder of a pack or of a question, or a bundle.
  public func load(_ paths: [String]) -> Outcome {
    var assembly = Assembly()
    for path in paths { load(path, into: &assembly) }
    return assembly.outcome
  }
}

extension BankLoader {
  /// What came of loading.
  public struct Outcome: Sendable, Equatable {
    /// The questions without errors.
    public var bank: Bank
    /// Everything that was found, sorted.
    public var findings: [Finding]

    /// Whether a finding is an error.
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }
  }
}

extension BankLoader {
  private func load(_ path: String, into assembly: inout Assembly) {
    do throws(FileError) {
      switch try files.resolvedKind(of: path) {
      case .regular where isPartOfBank(path):
        try loadFolder(PathName.parent(of: path) ?? ".", into: &assembly)
      case .regular: loadBundle(path, into: &assembly)
      case .folder: try loadFolder(path, into: &assembly)
      case .link, .other:
        assembly.note(.notRegular, at: path, "a bank is a folder or a file, not a device or pipe")
      case nil:
        assembly.note(
          .noSuchBank, at: path, "there is nothing here; a bank is a folder of packs or a bundle")
      }
    } catch {
      assembly.note(.unreadableFile, at: path, "\(error)")
    }
  }

  /// Whether a path names a file of a folder that was meant.
  private func isPartOfBank(_ path: String) -> Bool {
    [FolderNames.question, FolderNames.pack].contains(PathName.last(of: path))
  }
}
