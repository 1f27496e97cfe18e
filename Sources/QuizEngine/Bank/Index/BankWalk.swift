/// Finds all files and folders that loading a bank looks at.
struct BankWalk {
  let files: any FileSystem

  /// How deep folders stand in one another: packs, questions, and what does not belong there.
  private static let maximumDepth = 4

  /// The paths from the root on: of the banks, and of all that stands in them.
  func paths(below banks: [String]) throws(FileError) -> [String] {
    var paths: [String] = []
    for bank in banks.map(FilePath.absolute) {
      // A question by itself is loaded with what its pack's file says.
      let isFile = [FolderNames.question, FolderNames.pack].contains(PathName.last(of: bank))
      let root = isFile ? PathName.parent(of: bank) ?? bank : bank
      if let home = PathName.parent(of: FilePath.resolved(root)) {
        paths.append(PathName.join(home, FolderNames.pack))
      }
      try walk(root, depth: 0, into: &paths)
    }
    return paths
  }

  private func walk(_ path: String, depth: Int, into paths: inout [String]) throws(FileError) {
    paths.append(path)
    guard depth < Self.maximumDepth, try files.resolvedKind(of: path) == .folder else { return }
    for name in try files.list(path) where !FolderNames.isHidden(name) {
      try walk(PathName.join(path, name), depth: depth + 1, into: &paths)
    }
  }
}
