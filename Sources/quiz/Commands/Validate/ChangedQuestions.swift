import QuizEngine

/// Finds the questions that a change touches.
struct ChangedQuestions {
  let world: World
  let bank: Bank
  /// The revision to compare with; nil for the last commit.
  let revision: String?

  /// The questions in the order of the bank.
  func find() throws(CommandFailure) -> [Question] {
    var repositories: [String: Set<String>] = [:]
    var old: [String: Bank] = [:]
    var found: [Question] = []
    for question in bank.questions {
      let file = FilePath.resolved(bank.places(of: question.id)[""].file)
      let folder = PathName.parent(of: file) ?? "."
      var top = repositories.keys.first { PathName.isInside(folder, of: $0) }
      if top == nil {
        let (newTop, changes) = try changes(around: folder)
        repositories[newTop] = changes
        top = newTop
      }
      let changed = top.flatMap { repositories[$0] } ?? []
      if PathName.last(of: file) == "question.json" {
        if changed.contains(where: { PathName.isInside($0, of: folder) }) { found.append(question) }
      } else if changed.contains(file) {
        if old[file] == nil { old[file] = try formerBank(file) }
        if old[file]?[question.id] != question { found.append(question) }
      }
    }
    return found
  }

  /// The repository that a folder belongs to, and its changed files, from the root on.
  private func changes(
    around folder: String
  ) throws(CommandFailure) -> (top: String, files: Set<String>) {
    let top = FilePath.resolved(try Git(world: world, folder: folder).top())
    let git = Git(world: world, folder: top)
    let base = try git.base(revision)
    return (top, Set(try git.changes(since: base).map { PathName.join(top, $0) }))
  }

  /// The bank that a file held at the revision; empty where it held none.
  private func formerBank(_ file: String) throws(CommandFailure) -> Bank {
    let folder = PathName.parent(of: file) ?? "."
    let git = Git(world: world, folder: folder)
    let base = try git.base(revision)
    guard let text = try git.ask(["show", "\(base):./\(PathName.last(of: file))"]) else {
      return Bank(packs: [])
    }
    let copy = PathName.join(
      world.scratchParent, "quiz-\(UInt64.random(in: 0 ... .max)).json")
    defer { try? world.files.removeTree(copy) }
    do throws(FileError) {
      try world.files.write(text, to: copy)
    } catch {
      throw .unwritable(error)
    }
    return world.loadBankWithFindings([copy]).bank
  }
}
