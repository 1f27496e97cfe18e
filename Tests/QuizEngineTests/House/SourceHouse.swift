import Foundation
import QuizEngine

/// The sources as text: who declares which name, and who uses it.
struct SourceHouse {
  /// The code of every file by its path below `Sources`, without comments and strings.
  let files: [String: String]

  init(files: [String: String]) {
    self.files = files.mapValues(Self.code)
  }

  init(root: URL) throws {
    var files: [String: String] = [:]
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = walk?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let path = file.path(percentEncoded: false)
        .replacing(root.path(percentEncoded: false), with: "")
        .trimmingPrefix(while: { $0 == "/" })
      files[String(path)] = try String(contentsOf: file, encoding: .utf8)
    }
    self.init(files: files)
  }

  /// The files that declare a name at the top level.
  private var owners: [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for (path, code) in files {
      for name in Self.declared(in: code) { owners[name, default: []].insert(path) }
    }
    return owners
  }

  /// The folders that use each other in a circle, each circle sorted.
  func circles() -> [[String]] {
    let owners = owners
    var uses: [String: Set<String>] = [:]
    for (path, code) in files {
      let own = PathName.parent(of: path) ?? ""
      for name in Self.names(in: code) {
        guard let homes = owners[name], homes.count == 1, let home = homes.first else { continue }
        let other = PathName.parent(of: home) ?? ""
        if other != own { uses[own, default: []].insert(other) }
      }
    }
    var reached: [String: Set<String>] = [:]
    for folder in uses.keys {
      var all: Set<String> = []
      var next = uses[folder] ?? []
      while !next.isEmpty {
        all.formUnion(next)
        next = Set(next.flatMap { uses[$0] ?? [] }).subtracting(all)
      }
      reached[folder] = all
    }
    let circles = reached.filter { $0.value.contains($0.key) }.map { folder, others in
      others.filter { reached[$0]?.contains(folder) == true }.sorted()
    }
    return Set(circles).sorted { $0.joined() < $1.joined() }
  }

  /// The uses that go up or sideways, in words, sorted.
  func faults(layers: [[String]]) -> [String] {
    let owners = owners
    // A nested type may have the name of somebody else's: within its folder the nested one is meant.
    var nested: [String: Set<String>] = [:]
    for (path, code) in files {
      guard let own = Self.place(of: path, in: layers) else { continue }
      nested[own.folder, default: []].formUnion(Self.declaredAnywhere(in: code))
    }
    var faults: [String] = []
    for (path, code) in files {
      guard let own = Self.place(of: path, in: layers) else {
        faults.append("\(path) stands in no layer")
        continue
      }
      for name in Self.names(in: code) {
        guard nested[own.folder]?.contains(name) != true, let homes = owners[name],
          homes.count == 1, let home = homes.first, home != path,
          let other = Self.place(of: home, in: layers), other.folder != own.folder,
          other.rank >= own.rank
        else { continue }
        faults.append("\(path) uses \(name) of \(home)")
      }
    }
    return faults.sorted()
  }

  private static func place(
    of path: String, in layers: [[String]]
  ) -> (rank: Int, folder: String)? {
    // The longest match: `quiz/Commands/X.swift` is not in `quiz`.
    let all = layers.enumerated().flatMap { rank, folders in folders.map { (rank, $0) } }
    return all.filter { path.hasPrefix($0.1 + "/") }.max { $0.1.count < $1.1.count }
  }

  private static func code(_ text: String) -> String {
    SwiftHighlighter().tokens(text).map { token in
      switch token.kind {
      case .comment, .string: " "
      default: token.text
      }
    }.joined()
  }

  /// The types that are declared at the top level.
  private static func declared(in code: String) -> Set<String> {
    var depth = 0
    var top = ""
    for character in code {
      if character == "{" { depth += 1 }
      if depth == 0 { top.append(character) }
      if character == "}" { depth -= 1 }
    }
    return declaredAnywhere(in: top)
  }

  private static func declaredAnywhere(in code: String) -> Set<String> {
    let pattern = #/\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)/#
    return Set(code.matches(of: pattern).map { String($0.1) })
  }

  private static func names(in code: String) -> Set<String> {
    // A name behind a dot is nested in something else.
    Set(code.matches(of: #/(?:^|[^.\w])([A-Z]\w*)/#).map { String($0.1) })
  }
}
