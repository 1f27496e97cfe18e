extension BankLoader {
  /// Loads the folder of a question.
  func loadQuestion(
    _ path: String, named name: String, in pack: Slug, _ reader: FolderReader,
    into assembly: inout Assembly
  ) {
    let file = PathName.join(path, FolderNames.question)
    let code = codeFiles(in: path, reader)
    var values = Reader(file: file, question: Slug(name), constructs: constructs, code: code)
    let id = values.slug(name, of: "question", at: Place(file: path))
    defer { assembly.note(values.findings) }
    let isFree = id.map { assembly.claim($0, at: Place(file: file)) } ?? false
    do throws(CodeFiles.Trouble) {
      let document = JSON.Document(try reader.bytes(of: file))
      values.note(document.faults)
      guard let root = document.root else { return }
      let question = values.question(root, .question, id: id, pack: pack)
      noteUnused(in: path, reader, &values)
      if let question, isFree, !values.hasErrors {
        assembly.add(question, Places(file: file, root: root, code: .folder(path)))
      }
    } catch {
      values.note(error)
    }
  }

  private func codeFiles(in path: String, _ reader: FolderReader) -> CodeFiles {
    let names = (try? files.list(path)) ?? []
    return CodeFiles(names: names.filter { $0.hasSuffix(".swift") }) { name in
      Result { () throws(CodeFiles.Trouble) -> String in
        try reader.code(at: PathName.join(path, name))
      }
    }
  }

  /// Tells of everything in the folder that the question does not use.
  private func noteUnused(in path: String, _ reader: FolderReader, _ values: inout Reader) {
    var seen: [String: String] = [:]
    for name in (try? files.list(path)) ?? [] where !FolderNames.isHidden(name) {
      let place = Place(file: PathName.join(path, name))
      if let twin = seen.updateValue(name, forKey: name.lowercased()) {
        values.note(
          .sameNameInOtherCase, at: place,
          "\(Quoted.text(name)) and \(Quoted.text(twin)) are one file on other systems")
      }
      if name == FolderNames.question || values.code.used.contains(name) { continue }
      let isFolder = (try? files.kind(of: place.file)) == .folder
      values.note(
        isFolder ? .strayEntry : .unusedFile, at: place,
        isFolder
          ? "a question's files stand in its own folder; this one is not read"
          : "no part names this file", severity: .warning)
    }
  }
}
