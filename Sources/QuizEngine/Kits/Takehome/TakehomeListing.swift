/// The files of a folder that came back, found without following a link.
struct TakehomeListing: Sendable {
  /// The regular files, by their paths within the folder, sorted.
  private(set) var files: [String] = []
  /// The links, by their paths within the folder, sorted.
  private(set) var links: [String] = []
  /// Whether there was more than is looked at.
  private(set) var isCut = false

  /// The most entries that are looked at.
  static let mostEntries = 4_000
  static let mostEntriesOfFolder = 1_000
  static let mostLevels = 12

  private static let skipped: Set<String> = [
    ".build", ".git", ".swiftpm", ".vscode", ".idea", ".DS_Store", "__MACOSX", "node_modules",
    "DerivedData",
  ]

  init(_ root: String, by door: any FileSystem) throws(FileError) {
    var left = Self.mostEntries
    var queue = [(path: "", depth: 0)]
    var index = 0
    while index < queue.count {
      let (folder, depth) = queue[index]
      index += 1
      let place = folder.isEmpty ? root : PathName.join(root, folder)
      let names: [String]
      do throws(FileError) {
        names = try door.list(place)
      } catch {
        // One folder that may not be entered is no reason to give up the others.
        if folder.isEmpty { throw error }
        continue
      }
      // A folder full of something else must not hide the others.
      if names.count > Self.mostEntriesOfFolder { isCut = true }
      for name in names.prefix(Self.mostEntriesOfFolder) where !Self.skipped.contains(name) {
        guard left > 0 else {
          isCut = true
          break
        }
        left -= 1
        let path = folder.isEmpty ? name : folder + "/" + name
        switch try? door.kind(of: PathName.join(root, path)) {
        case .regular: files.append(path)
        case .folder:
          if depth < Self.mostLevels { queue.append((path, depth + 1)) } else { isCut = true }
        case .link: links.append(path)
        case .other, nil: break
        }
      }
    }
    files.sort(by: PathName.precedes)
    links.sort(by: PathName.precedes)
  }
}
