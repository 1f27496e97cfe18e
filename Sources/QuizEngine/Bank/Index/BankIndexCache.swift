/// Keeps what a list tells of a bank, until any file of the bank changes.
///
/// To look at a thousand files takes a fraction of the time that reading them takes. What is kept
/// has a check sum: a file that anything befell is as good as not there.
public struct BankIndexCache: Sendable {
  private let folder: String
  private let engine: String
  private let files: any FileSystem

  /// Takes the folder, and the program's own file, with which everything that is kept goes.
  public init(folder: String, executable: String?, files: any FileSystem) {
    self.folder = folder
    engine = executable.map { FilePath.identity(of: $0) } ?? ""
    self.files = files
  }

  /// What was kept of the banks at these paths; nil where it no longer holds.
  public func index(of banks: [String]) -> BankIndex? {
    guard !engine.isEmpty,
      let bytes = try? files.read(path(of: banks), atMost: Self.maximumSize),
      let kept = Kept(bytes), kept.key == key(of: banks),
      kept.stamps == FileStamps(paths: kept.paths).hash.value
    else { return nil }
    return BankIndexText.index(of: kept.cards)
  }

  /// Keeps an index of banks without errors.
  ///
  /// Files that changed a moment ago may change again within the same tick of the system's clock,
  /// and nobody would see it: then nothing is kept.
  ///
  /// - Parameter second: what the clock says, counted from 1970.
  public func keep(_ index: BankIndex, of banks: [String], second: Int) {
    guard !engine.isEmpty, let names = try? BankWalk(files: files).paths(below: banks) else {
      return
    }
    let paths = names.reduce(into: [UInt8]()) { $0 += Array($1.utf8) + [0] }
    let stamps = FileStamps(paths: paths[...])
    guard stamps.lastChange < second - 2 else { return }
    let kept = Kept(
      key: key(of: banks), stamps: stamps.hash.value, paths: paths[...],
      cards: Array(BankIndexText.text(of: index).utf8)[...])
    // Who may not write here has a slower program, and nothing worse.
    try? files.makeFolder(folder)
    makeRoom()
    try? files.write(kept.bytes, to: path(of: banks))
  }
}

extension BankIndexCache {
  private static let maximumSize = 64 << 20
  private static let maximumCount = 16

  private func key(of banks: [String]) -> String {
    ([engine] + banks.map { FilePath.absolute($0) }).joined(separator: "\u{1F}")
  }

  private func path(of banks: [String]) -> String {
    PathName.join(folder, "\(ContentHash(key(of: banks).utf8.map { $0 })).index")
  }

  /// Earlier builds and other banks leave files that nobody reads again.
  private func makeRoom() {
    let names = ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".index") }
    guard names.count >= Self.maximumCount else { return }
    for name in names { try? files.removeTree(PathName.join(folder, name)) }
  }
}
