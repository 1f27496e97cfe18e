/// A shell that completions can be written for.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
