/// A folder that came back from a candidate.
public struct TakehomeArrival: Sendable {
  /// The candidate, by the name of the folder.
  public var name: String
  /// The folder, as a path without links; nil where there is none that can be read.
  public var folder: String?
  /// What was found before the folder was looked into.
  public var findings: [TakehomeFinding]

  /// Takes every field.
  public init(name: String, folder: String?, findings: [TakehomeFinding] = []) {
    self.name = name
    self.folder = folder
    self.findings = findings
  }
}

/// Finds what came back at paths: folders, folders of folders, and archives.
public struct TakehomeArrivals: Sendable {
  private let files: any FileSystem
  private let unpacking: TakehomeUnpacking

  /// Takes the door to files, and what unpacks archives.
  public init(files: any FileSystem, unpacking: TakehomeUnpacking) {
    self.files = files
    self.unpacking = unpacking
  }

  /// The folders in the order of their names, each with a name of its own.
  public func find(_ paths: [String]) -> [TakehomeArrival] {
    var found = paths.flatMap { arrivals(at: $0) }
    found.sort { PathName.precedes($0.name, $1.name) }
    var counts: [String: Int] = [:]
    for index in found.indices {
      let name = found[index].name
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      if count > 1 { found[index].name = "\(name) (\(count))" }
    }
    return found
  }

  private func arrivals(at path: String) -> [TakehomeArrival] {
    let name = Self.name(of: path)
    do throws(FileError) {
      switch try files.resolvedKind(of: path) {
      case .regular: return [archive(path, name: name)]
      case .folder:
        let folder = try files.realPath(path)
        let children = try childArrivals(of: folder)
        return children.isEmpty ? [TakehomeArrival(name: name, folder: folder)] : children
      case .link, .other:
        return [unusable(name, "it is neither a folder nor an archive")]
      case nil: return [unusable(name, "there is nothing at \(path)")]
      }
    } catch {
      return [unusable(name, "\(error)")]
    }
  }

  /// The candidates' folders within a folder that is none itself; none where there are not several.
  private func childArrivals(of folder: String) throws(FileError) -> [TakehomeArrival] {
    let names = try files.list(folder)
    if names.contains(TakehomeManifest.fileName) || names.contains("Package.swift") { return [] }
    var found: [TakehomeArrival] = []
    for name in names where !name.hasPrefix(".") && name != "__MACOSX" {
      let path = PathName.join(folder, name)
      switch try? files.kind(of: path) {
      case .folder where isLikely(path):
        found.append(TakehomeArrival(name: name, folder: path))
      case .regular where TakehomeUnpacking.isArchive(name):
        found.append(archive(path, name: Self.name(of: path)))
      default: break
      }
    }
    return found.count > 1 ? found : []
  }

  /// Whether a folder holds a package, or could have held one.
  private func isLikely(_ folder: String) -> Bool {
    guard let listing = try? TakehomeListing(folder, by: files) else { return false }
    return listing.files.isEmpty
      || listing.files.contains { path in
        [TakehomeManifest.fileName, "Package.swift"].contains(PathName.last(of: path))
          || path.hasSuffix(".swift")
      }
  }

  private func archive(_ path: String, name: String) -> TakehomeArrival {
    do throws(TakehomeUnpacking.Failure) {
      return TakehomeArrival(name: name, folder: try unpacking.unpack(path))
    } catch {
      return unusable(name, error.words)
    }
  }

  private func unusable(_ name: String, _ reason: String) -> TakehomeArrival {
    TakehomeArrival(name: name, folder: nil, findings: [.unusable(reason)])
  }

  private static func name(of path: String) -> String {
    let last = PathName.last(of: FilePath.absolute(path))
    for ending in [".zip", ".tar.gz", ".tgz", ".tar"] where last.lowercased().hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return last.isEmpty
      ? "candidate"
      : last == "." || last == ".." ? PathName.last(of: FilePath.resolved(path)) : last
  }
}
