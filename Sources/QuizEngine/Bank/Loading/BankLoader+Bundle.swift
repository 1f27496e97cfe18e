extension BankLoader {
  /// Loads a bank from one JSON file.
  func loadBundle(_ path: String, into assembly: inout Assembly) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, atMost: Self.maximumBundleSize)
    } catch {
      assembly.note(
        error.reason == .tooBig(limit: Self.maximumBundleSize) ? .fileTooBig : .unreadableFile,
        at: path, "\(error)")
      return
    }
    let identity = (try? files.realPath(path)) ?? path
    let document = JSON.Document(bytes)
    var values = Reader(file: path, question: nil, constructs: constructs, code: .none)
    values.note(document.faults)
    if let root = document.root { loadPacks(root, identity, &values, into: &assembly) }
    assembly.note(values.findings)
  }

  private func loadPacks(
    _ root: JSON.Node, _ identity: String, _ values: inout Reader, into assembly: inout Assembly
  ) {
    guard let fields = values.fields(root, .bundle) else { return }
    if let node = fields["format"],
      let format = values.string(node, called: "`format`", pattern: .anything),
      format != BankBundle.format
    {
      values.note(
        .unknownValue, at: node,
        "this is not a bank that can be read: `format` must be \(Quoted.text(BankBundle.format)), "
          + "not \(Quoted.text(format))")
      return
    }
    for node in values.list(fields, "packs", of: "packs") {
      loadPack(node, identity, &values, into: &assembly)
    }
  }

  private func loadPack(
    _ node: JSON.Node, _ identity: String, _ values: inout Reader, into assembly: inout Assembly
  ) {
    guard let fields = values.fields(node, .bundledPack) else { return }
    let id = values.slug(fields, of: "pack") ?? .unnamed
    let pack = Pack(
      id: id, title: values.line(fields, "title"), summary: values.prose(fields, "summary"),
      license: values.string(fields, "license", pattern: .license) ?? "", questions: [])
    // Packs of one file are different ones, wherever they stand in it.
    let place = values.place(of: node.position)
    assembly.add(
      Assembly.Draft(pack: pack, identity: "\(identity):\(place)", place: place))
    for node in values.list(fields, "questions", of: "questions", atLeast: 0) {
      loadQuestion(node, in: id, file: values.file, into: &assembly)
    }
  }

  private func loadQuestion(
    _ node: JSON.Node, in pack: Slug, file: String, into assembly: inout Assembly
  ) {
    let code = codeFiles(of: node, file: file)
    var values = Reader(file: file, question: nil, constructs: constructs, code: code)
    var id: Slug?
    if case .object = node.content {
      id = values.slug(Fields(node: node, shape: .bundledQuestion), of: "question")
    }
    values.question = id
    defer { assembly.note(values.findings) }
    let isFree = id.map { assembly.claim($0, at: values.place(of: node.position)) } ?? false
    let question = values.question(node, .bundledQuestion, id: id, pack: pack)
    noteUnused(node, &values)
    if let question, isFree, !values.hasErrors {
      assembly.add(question, Places(file: file, root: node, code: .bundle))
    }
  }
}

extension BankLoader {
  private func codeFiles(of question: JSON.Node, file: String) -> CodeFiles {
    let files = question["files"]
    return CodeFiles(names: files?.keys ?? []) { name in
      Result { () throws(CodeFiles.Trouble) -> String in
        guard let node = files?[name] else {
          throw CodeFiles.Trouble(
            place: Place(file: file), rule: .missingFile, message: "there is no such file")
        }
        let place = Place(file: file, line: node.position.line, column: node.position.column)
        guard let text = node.text else {
          throw CodeFiles.Trouble(
            place: place, rule: .wrongType,
            message: "a file needs a string or a list of lines, not \(Quoted.value(node))")
        }
        return try CodeText.checked(text, at: place)
      }
    }
  }

  private func noteUnused(_ question: JSON.Node, _ values: inout Reader) {
    guard let files = question["files"] else { return }
    guard case .object(let members) = files.content else {
      values.noteType(of: files, called: "`files`", wanted: "an object from file name to text")
      return
    }
    for member in members where !values.code.used.contains(member.key) {
      values.note(
        .unusedFile, at: values.place(of: member.position),
        "no part names the file \(Quoted.text(member.key))", severity: .warning)
    }
  }
}
