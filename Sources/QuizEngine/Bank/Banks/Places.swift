/// Where the fields of a question stand in the files of the bank.
public struct Places: Sendable {
  private let file: String
  private let root: JSON.Node?
  private let code: Code

  /// Where the code of a question stands.
  enum Code: Sendable {
    /// In files of a folder.
    case folder(String)
    /// In strings of the bundle.
    case bundle
  }

  init(file: String, root: JSON.Node?, code: Code) {
    self.file = file
    self.root = root
    self.code = code
  }
}

extension Places {
  /// The place of a field by its path, `parts/0/checks/2/gives`; where it is missing, of what would hold it.
  public subscript(path: String) -> Place {
    place(of: node(path).found)
  }

  /// The place of a line, from 1, of a text.
  ///
  /// Where the text is one string and no list of lines, every line stands where the string does.
  public func line(_ number: Int, of path: String) -> Place {
    let (node, isWhole) = node(path)
    return isWhole ? line(number, in: node) : place(of: node)
  }

  /// The place of a file of code, or of a line in it; in a bundle, that of the line's string.
  public func code(_ name: String, line: Int? = nil, column: Int? = nil) -> Place {
    switch code {
    case .folder(let folder):
      Place(file: PathName.join(folder, name), line: line, column: column)
    case .bundle:
      self.line(line ?? 1, in: root?["files"]?[name] ?? root)
    }
  }
}

extension Places {
  private func place(of node: JSON.Node?) -> Place {
    Place(file: file, line: node?.position.line, column: node?.position.column)
  }

  private func line(_ number: Int, in node: JSON.Node?) -> Place {
    guard let node, case .array(let lines) = node.content, !lines.isEmpty else {
      return place(of: node)
    }
    return place(of: lines[max(0, min(number, lines.count) - 1)])
  }

  /// The node at a path, or the last one on the way, and whether the whole way was found.
  private func node(_ path: String) -> (found: JSON.Node?, isWhole: Bool) {
    var node = root
    for step in path.split(separator: "/") {
      let key = String(step)
      guard let next = Int(key).flatMap({ node?[$0] }) ?? node?[key] else { return (node, false) }
      node = next
    }
    return (node, true)
  }
}
