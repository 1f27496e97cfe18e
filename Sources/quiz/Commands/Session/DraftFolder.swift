import QuizEngine

/// Where a session keeps the code that is being written: it outlives a session that is cut off.
struct DraftFolder {
  /// The folder beside the journal; it is made when it is needed.
  let place: String?
  /// One among temporary files, for when nothing can be written there.
  let scratch: String
  let files: any FileSystem

  /// The name, beside the journal, of the folder that holds those of all sessions.
  private static let name = "drafts"

  /// The folder of a session; those of sessions that came to their end go.
  static func make(for session: String, in book: StudyBook, world: World) -> DraftFolder {
    let scratch = PathName.join(
      world.scratchParent, "quiz-answers-" + String(world.entropy(), radix: 36))
    // Names come from the journal, which people may have edited.
    guard isName(session), let data = PathName.parent(of: book.journal.path) else {
      return DraftFolder(place: nil, scratch: scratch, files: world.files)
    }
    let drafts = PathName.join(data, name)
    sweep(drafts, besides: session, in: book, files: world.files)
    return DraftFolder(
      place: PathName.join(drafts, session), scratch: scratch, files: world.files)
  }

  /// The file of a part's answer: what was being written when the session was cut off, the last try,
  /// or a new one with this text.
  func open(
    _ question: Slug, part: Int, beginningWith text: String
  ) throws(FileError) -> String {
    let paths = places.map { path(in: $0, question, part) }
    if let path = paths.first(where: FilePath.exists) { return path }
    if let place, let path = try? begin(question, part, in: place, with: text) { return path }
    return try begin(question, part, in: scratch, with: text)
  }

  /// Removes what was written for a question that is settled.
  func forget(_ question: Question) {
    for place in places {
      for number in 1...max(1, question.parts.count) {
        try? files.removeTree(path(in: place, question.id, number))
      }
    }
  }

  /// Removes it all, and the folder around it where nothing else is in it.
  func remove() {
    for place in places { try? files.removeTree(place) }
    guard let around = place.flatMap(PathName.parent), PathName.last(of: around) == Self.name,
      (try? files.list(around))?.isEmpty == true
    else { return }
    try? files.removeTree(around)
  }

  private var places: [String] { (place.map { [$0] } ?? []) + [scratch] }

  private func begin(
    _ question: Slug, _ part: Int, in place: String, with text: String
  ) throws(FileError) -> String {
    let path = path(in: place, question, part)
    try files.makeFolder(place)
    try files.write(text, to: path)
    return path
  }

  private func path(in place: String, _ question: Slug, _ part: Int) -> String {
    PathName.join(place, "\(question)-\(part).swift")
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
