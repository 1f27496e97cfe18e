/// Reads files below one folder, and refuses those that only seem to be there.
struct FolderReader {
  let files: any FileSystem
  /// The real path that links must not leave.
  let root: String

  init(files: any FileSystem, root: String) throws(FileError) {
    self.files = files
    self.root = try files.realPath(root)
  }
}

extension FolderReader {
  /// What stands at a path in the end; trouble where a link leads out or nowhere.
  func kind(of path: String) throws(CodeFiles.Trouble) -> FileKind? {
    let target: String
    do throws(FileError) {
      let kind = try files.kind(of: path)
      guard kind == .link else { return kind }
      target = try files.realPath(path)
      if PathName.isInside(target, of: root) { return try files.kind(of: target) }
    } catch {
      throw trouble(with: path, error)
    }
    throw trouble(
      path, .linkLeadsOut,
      "the link leads out of the bank, to \(Quoted.text(target)); put the file here instead")
  }

  /// The bytes of a regular file.
  func bytes(of path: String) throws(CodeFiles.Trouble) -> [UInt8] {
    switch try kind(of: path) {
    case .regular: break
    case .folder:
      throw trouble(path, .notRegular, "a folder stands where a file is needed")
    case .link, .other:
      throw trouble(path, .notRegular, "this is a device, pipe or socket; a regular file is needed")
    case nil:
      throw trouble(path, .missingFile, "there is no such file")
    }
    do throws(FileError) {
      return try files.read(path, atMost: BankLoader.maximumFileSize)
    } catch {
      throw trouble(with: path, error)
    }
  }

  /// The text of a file of code.
  func code(at path: String) throws(CodeFiles.Trouble) -> String {
    let bytes = try bytes(of: path)
    if let fault = UTF8Scan.firstFault(in: bytes) {
      throw CodeFiles.Trouble(
        place: Place(file: path, line: fault.position.line, column: fault.position.column),
        rule: .notUTF8, message: fault.message)
    }
    return try CodeText.checked(String(decoding: bytes, as: UTF8.self), at: Place(file: path))
  }
}

extension FolderReader {
  private func trouble(
    _ path: String, _ rule: Finding.Rule, _ message: String
  ) -> CodeFiles.Trouble {
    CodeFiles.Trouble(place: Place(file: path), rule: rule, message: message)
  }

  private func trouble(with path: String, _ error: FileError) -> CodeFiles.Trouble {
    switch error.reason {
    case .tooBig(let limit):
      trouble(path, .fileTooBig, "the file has more than \(limit) bytes, and may have no more")
    case .notFound: trouble(path, .missingFile, "there is no such file; the link leads nowhere")
    default: trouble(path, .unreadableFile, "\(error)")
    }
  }
}
