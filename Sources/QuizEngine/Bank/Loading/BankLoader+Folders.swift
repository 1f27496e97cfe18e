extension BankLoader {
  /// Loads a folder: of a question, of a pack or of packs.
  func loadFolder(_ path: String, into assembly: inout Assembly) throws(FileError) {
    let names = try files.list(path)
    if names.contains(FolderNames.question) {
      try loadLoneQuestion(path, into: &assembly)
    } else if names.contains(FolderNames.pack) {
      let reader = try FolderReader(files: files, root: path)
      loadPack(path, reader, into: &assembly)
    } else {
      try loadPacks(path, names, into: &assembly)
    }
  }

  /// Loads the packs in a folder; other folders in it are told of.
  private func loadPacks(
    _ path: String, _ names: [String], into assembly: inout Assembly
  ) throws(FileError) {
    let reader = try FolderReader(files: files, root: path)
    var foundSomething = false
    for name in names where !FolderNames.isHidden(name) {
      let folder = PathName.join(path, name)
      do throws(CodeFiles.Trouble) {
        guard try reader.kind(of: folder) == .folder else { continue }
        if try reader.kind(of: PathName.join(folder, FolderNames.pack)) != nil {
          foundSomething = true
          loadPack(folder, reader, into: &assembly)
        } else {
          noteForeignFolder(folder, into: &assembly)
        }
      } catch {
        assembly.note(error)
      }
    }
    if !foundSomething {
      assembly.note(
        .emptyBank, at: path, "no pack stands here; a pack is a folder with a `pack.json`")
    }
  }

  private func noteForeignFolder(_ folder: String, into assembly: inout Assembly) {
    let names = (try? files.list(folder)) ?? []
    let holdsQuestions = names.contains { name in
      let question = PathName.join(PathName.join(folder, name), FolderNames.question)
      return (try? files.kind(of: question)) == .regular
    }
    if holdsQuestions {
      assembly.note(
        .missingFile, at: folder, "questions stand in this folder, but no `pack.json`; add one")
    } else {
      assembly.note(
        .notAPack, at: folder, "this folder has no `pack.json` and is not read", severity: .warning)
    }
  }

  /// Loads one question by itself, with what its pack's file says.
  private func loadLoneQuestion(
    _ path: String, into assembly: inout Assembly
  ) throws(FileError) {
    let real = try files.realPath(path)
    let home = PathName.parent(of: real) ?? "/"
    let hasPack = try files.resolvedKind(of: PathName.join(home, FolderNames.pack)) == .regular
    let reader = try FolderReader(files: files, root: hasPack ? home : real)
    // Findings name files as the user did, as far as that goes.
    let isNamed = PathName.last(of: path) == PathName.last(of: real)
    let shown = isNamed ? (PathName.parent(of: path) ?? home) : home
    let pack: Slug
    if hasPack {
      pack = addPack(shown, named: PathName.last(of: home), reader, into: &assembly)
    } else {
      pack = Slug(PathName.last(of: home)) ?? .unnamed
      let draft = Pack(id: pack, title: pack.text, summary: "", license: "", questions: [])
      assembly.add(Assembly.Draft(pack: draft, identity: home, place: Place(file: shown)))
    }
    loadQuestion(path, named: PathName.last(of: real), in: pack, reader, into: &assembly)
  }
}
