import QuizEngine

/// Brings paths into the one form in which entries are kept.
enum InMemoryPath {
  /// The path from the root on, without dots and double slashes.
  static func normal(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
