/// Finds what was meant by a misspelt name.
enum Nearest {
  static func name(to name: String, among names: [String]) -> String? {
    names.first { $0.lowercased() == name.lowercased() }
  }
}
