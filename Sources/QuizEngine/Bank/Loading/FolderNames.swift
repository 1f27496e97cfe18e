/// The names that files of a bank have.
enum FolderNames {
  static let pack = "pack.json"
  static let question = "question.json"

  /// Whether a file beside packs or questions is there for people, not for the bank.
  static func isForPeople(_ name: String) -> Bool {
    let start = name.uppercased()
    return ["README", "LICENSE", "NOTICE", "CONTRIBUTING", "CHANGELOG"].contains {
      start.hasPrefix($0)
    }
  }

  /// Whether tools put a file there, `.DS_Store` or `.git`.
  static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(".")
  }
}
