extension ValueKind {
  /// What completes a value.
  enum Completion: Sendable, Hashable {
    /// Nothing.
    case nothing
    /// The paths of files and folders.
    case files
    /// The paths of folders.
    case folders
    /// Words that are known beforehand.
    case words([String])
    /// What the bank at hand holds, as `quiz list --complete` tells.
    case bank(BankNames)
    /// Commands and help topics.
    case helpSubjects
  }

  /// What completes a value of this kind.
  var completion: Completion {
    switch self {
    case .text, .integer, .seed, .duration, .share: .nothing
    case .file, .path: .files
    case .folder: .folders
    case .question: .bank(.ids)
    case .topic: .bank(.topics)
    case .pack: .bank(.packs)
    case .helpSubject: .helpSubjects
    case .oneOf(let words): .words(words)
    }
  }
}
