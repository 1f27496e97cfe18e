extension BankLoader {
  /// Loads a pack with its questions.
  func loadPack(_ path: String, _ reader: FolderReader, into assembly: inout Assembly) {
    let real = (try? files.realPath(path)) ?? path
    let pack = addPack(path, named: PathName.last(of: real), reader, into: &assembly)
    let names: [String]
    do throws(FileError) {
      names = try files.list(path)
    } catch {
      assembly.note(.unreadableFile, at: path, "\(error)")
      return
    }
    var hasQuestion = false
    for name in names where name != FolderNames.pack && !FolderNames.isHidden(name) {
      let entry = PathName.join(path, name)
      do throws(CodeFiles.Trouble) {
        if try reader.kind(of: entry) == .folder {
          hasQuestion = true
          loadQuestion(entry, named: name, in: pack, reader, into: &assembly)
        } else if !FolderNames.isForPeople(name) {
          assembly.note(
            .strayEntry, at: entry, "a pack holds `pack.json` and folders of questions",
            severity: .warning)
        }
      } catch {
        assembly.note(error)
      }
    }
    if !hasQuestion {
      assembly.note(.emptyPack, at: path, "the pack holds no questions", severity: .warning)
    }
  }

  /// Reads `pack.json`, and makes do with the folder's name where that fails.
  func addPack(
    _ path: String, named name: String, _ reader: FolderReader, into assembly: inout Assembly
  ) -> Slug {
    let file = PathName.join(path, FolderNames.pack)
    var values = Reader(file: file, question: nil, constructs: constructs, code: .none)
    let id = values.slug(name, of: "pack", at: Place(file: path)) ?? .unnamed
    var pack = Pack(id: id, title: id.text, summary: "", license: "", questions: [])
    do throws(CodeFiles.Trouble) {
      let document = JSON.Document(try reader.bytes(of: file))
      values.note(document.faults)
      if let root = document.root { pack = values.pack(root, .pack, id: id) ?? pack }
    } catch {
      values.note(error)
    }
    let identity = (try? files.realPath(path)) ?? path
    let isFirst = assembly.add(
      Assembly.Draft(pack: pack, identity: identity, place: Place(file: file)))
    // The same pack may be read for several of its questions; it is told of once.
    if isFirst { assembly.note(values.findings) }
    return id
  }
}
