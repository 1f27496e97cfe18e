/// The files of code that belong to a question, in a folder or in a bundle.
struct CodeFiles {
  /// The names of what is there, sorted.
  let names: [String]
  /// Reads one of them.
  let load: (String) -> Result<String, Trouble>
  /// The names that the question used.
  private(set) var used: Set<String> = []
  private var loaded: [String: Result<String, Trouble>] = [:]

  init(names: [String], load: @escaping (String) -> Result<String, Trouble>) {
    self.names = names
    self.load = load
  }

  /// No code at all.
  static var none: CodeFiles {
    CodeFiles(names: []) { name in
      .failure(Trouble(place: Place(file: name), rule: .missingFile, message: "there is no code"))
    }
  }

  /// The text of a file; the same trouble is handed out each time.
  mutating func text(of name: String) -> Result<String, Trouble> {
    used.insert(name)
    let result = loaded[name] ?? load(name)
    loaded[name] = result
    return result
  }
}

extension CodeFiles {
  /// Why a file cannot be used.
  struct Trouble: Error {
    var place: Place
    var rule: Finding.Rule
    var message: String
  }
}
