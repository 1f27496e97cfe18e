/// Keeps what a compiler told of itself, for as long as its file stays the same.
///
/// Asking takes as long as compiling a small answer does.
struct TargetMemo {
  let cacheFolder: String
  let files: any FileSystem

  /// What is known of a compiler; nil where nothing is, or where its file has changed.
  func recall(_ program: String) -> TargetInformation? {
    guard let bytes = try? files.read(path(of: program), atMost: 1 << 16),
      let record = try? JSON(String(decoding: bytes, as: UTF8.self)),
      let versionText = record["version"]?.string, let target = record["target"]?.string,
      let resourcePath = record["resources"]?.string
    else { return nil }
    return TargetInformation(versionText: versionText, target: target, resourcePath: resourcePath)
  }

  /// Keeps what a compiler told; where that is not possible, it is asked again next time.
  func keep(_ information: TargetInformation, of program: String) {
    let record: JSON = [
      "version": .string(information.versionText), "target": .string(information.target),
      "resources": .string(information.resourcePath),
    ]
    try? files.makeFolder(cacheFolder)
    try? files.write(record.compact + "\n", to: path(of: program))
  }

  private func path(of program: String) -> String {
    let key = Digest(texts: [program, FilePath.identity(of: program)]).prefix(16)
    return PathName.join(cacheFolder, "compiler-\(key).json")
  }
}
