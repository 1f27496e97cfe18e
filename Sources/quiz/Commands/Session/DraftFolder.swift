import QuizEngine

/// Where a session keeps the code that is being written: it outlives a session that is cut off.
struct DraftFolder {
  /// The folder's path; it is made when it is needed.
  let path: String
  let files: any FileSystem

  /// The name, beside the journal, of the folder that holds those of all sessions.
  private static let name = "drafts"

  /// The folder of a session, beside the journal, or where nothing can be written, among temporary
  /// files; those of sessions that came to their end go.
  static func make(for session: String, in book: StudyBook, world: World) -> DraftFolder {
    let drafts = PathName.join(PathName.parent(of: book.journal.path) ?? "/", name)
    let path = PathName.join(drafts, session)
    // Names come from the journal, which people may have edited.
    if isName(session), (try? world.files.makeFolder(path)) != nil {
      sweep(drafts, besides: session, in: book, files: world.files)
      return DraftFolder(path: path, files: world.files)
    }
    let scratch = PathName.join(
      world.scratchParent, "quiz-answers-" + String(world.entropy(), radix: 36))
    return DraftFolder(path: scratch, files: world.files)
  }

  /// The file of a part's answer.
  func file(of question: Slug, part: Int) -> String {
    PathName.join(path, "\(question)-\(part).swift")
  }

  /// Removes what was written for a question that is settled.
  func forget(_ question: Question) {
    for number in 1...max(1, question.parts.count) {
      try? files.removeTree(file(of: question.id, part: number))
    }
  }

  /// Removes it all, and the folder around it where nothing else is in it.
  func remove() {
    try? files.removeTree(path)
    guard let around = PathName.parent(of: path), PathName.last(of: around) == Self.name,
      (try? files.list(around))?.isEmpty == true
    else { return }
    try? files.removeTree(around)
  }

  /// Removes it where nothing was written.
  func removeIfEmpty() {
    if (try? files.list(path))?.isEmpty == true { remove() }
  }

  private static func sweep(
    _ drafts: String, besides session: String, in book: StudyBook, files: any FileSystem
  ) {
    let names = (try? files.list(drafts)) ?? []
    for name in names where name != session && isName(name) {
      if let other = book.session(name), other.ending == nil { continue }
      try? files.removeTree(PathName.join(drafts, name))
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-")
      }
  }
}
