extension BankLoader {
  /// Loads some questions of banks in folders, without reading the others.
  ///
  /// Gives nothing where a bank is no folder, or where not exactly one folder has such a name: only
  /// whoever reads all can tell then what is the matter.
  public func load(questions ids: [String], in paths: [String]) -> Outcome? {
    var places: [String] = []
    for id in ids {
      guard let place = place(ofQuestion: id, in: paths) else { return nil }
      // Who names a question twice means it once.
      if !places.contains(place) { places.append(place) }
    }
    return load(places)
  }

  private func place(ofQuestion id: String, in paths: [String]) -> String? {
    guard let name = Slug(id)?.text else { return nil }
    var found: [String] = []
    for path in paths {
      guard let folders = try? places(ofQuestion: name, in: path) else { return nil }
      found += folders
    }
    return found.count == 1 ? found[0] : nil
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
