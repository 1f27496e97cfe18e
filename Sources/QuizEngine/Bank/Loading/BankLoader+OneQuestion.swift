extension BankLoader {
  /// Loads one question of banks in folders, without reading the others.
  ///
  /// Gives nothing where a bank is no folder, or where not exactly one folder has that name: only
  /// whoever reads all can tell then what is the matter.
  public func load(question id: String, in paths: [String]) -> Outcome? {
    guard let name = Slug(id)?.text else { return nil }
    var found: [String] = []
    for path in paths {
      guard let folders = try? places(ofQuestion: name, in: path) else { return nil }
      found += folders
    }
    guard found.count == 1 else { return nil }
    return load(found)
  }

  private func places(ofQuestion name: String, in path: String) throws(FileError) -> [String]? {
    guard try files.resolvedKind(of: path) == .folder else { return nil }
    let names = try files.list(path)
    if names.contains(FolderNames.question) { return nil }
    let packs =
      names.contains(FolderNames.pack)
      ? [path] : names.filter { !FolderNames.isHidden($0) }.map { PathName.join(path, $0) }
    var found: [String] = []
    for folder in packs.map({ PathName.join($0, name) }) {
      let file = PathName.join(folder, FolderNames.question)
      if try files.resolvedKind(of: file) == .regular { found.append(folder) }
    }
    return found
  }
}
