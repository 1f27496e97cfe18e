import QuizEngine

extension World {
  /// The folder of the candidate's progress: the option, `$QUIZ_DATA`, or the platform's own.
  func dataFolder(_ option: String?) throws(CommandFailure) -> String {
    if let named = option ?? environment.nonEmpty("QUIZ_DATA") { return FilePath.absolute(named) }
    #if os(macOS)
      let own = "Library/Application Support/swift-quiz"
    #else
      if let folder = environment.nonEmpty("XDG_DATA_HOME"), folder.hasPrefix("/") {
        return PathName.join(folder, "swift-quiz")
      }
      let own = ".local/share/swift-quiz"
    #endif
    guard let home = environment.nonEmpty("HOME"), home.hasPrefix("/") else {
      throw .noDataFolder
    }
    return PathName.join(home, own)
  }

  /// The settings of a data folder; those of nobody where there is no file.
  func studySettings(in folder: String) throws(CommandFailure) -> StudySettingsFile {
    let path = PathName.join(folder, Self.settingsName)
    let bytes: [UInt8]
    do throws(FileError) {
      guard try files.kind(of: path) != nil else { return StudySettingsFile() }
      bytes = try files.read(path, atMost: 1 << 16)
    } catch {
      if error.reason == .notFound || error.reason == .notAFolder { return StudySettingsFile() }
      throw .unreadable(error)
    }
    do {
      return try StudySettingsFile(JSON(String(decoding: bytes, as: UTF8.self)))
    } catch let fault as StudySettingsFile.Fault {
      throw .settings(path: path, problem: "“\(fault.key)” cannot be \(fault.value.compact)")
    } catch {
      throw .settings(path: path, problem: "\(error)")
    }
  }

  /// Writes the settings of a data folder.
  func write(_ settings: StudySettingsFile, in folder: String) throws(CommandFailure) {
    do throws(FileError) {
      try files.makeFolder(folder)
      try files.write(
        settings.json.indented + "\n", to: PathName.join(folder, Self.settingsName))
    } catch {
      throw .unwritable(error)
    }
  }

  /// Opens the candidate's journal, and tells what is damaged in it.
  func openBook(_ dataOption: String?) throws(CommandFailure) -> StudyBook {
    let folder = try dataFolder(dataOption)
    let zone = StudyZone.find(environment: environment, files: files)
    if let name = zone.unknownName {
      warn("$TZ names no zone that is known, “\(name)”; days are those of \(zone.zone.name).")
    }
    let file = try studySettings(in: folder)
    let settings: StudySettings
    do {
      settings = try file.settings(in: zone.zone)
    } catch {
      throw .settings(path: PathName.join(folder, Self.settingsName), problem: "\(error)")
    }
    let journal = Journal(path: PathName.join(folder, "journal.jsonl"), files: files)
    do throws(JournalError) {
      let book = try StudyBook(opening: journal, settings: settings, entropy: entropy())
      tellDamage(book)
      return book
    } catch {
      throw .journal(error)
    }
  }

  private func tellDamage(_ book: StudyBook) {
    if !book.newDamage.isEmpty {
      let lines = book.newDamage.prefix(3).map { "line \($0.line): \($0.kind.words)" }
      warn(
        "\(book.newDamage.count) damaged lines of \(book.journal.path) were set aside in "
          + "\(book.journal.damagePath) (\(lines.joined(separator: "; "))). All others count.")
    }
    if let failure = book.setAsideFailure { warn("\(failure)") }
    let ahead = book.history.entries(after: now())
    if let last = ahead.last {
      warn(
        "\(ahead.count) entries of the journal lie in the future, the last at \(last.time); "
          + "the clock says \(now()).")
    }
  }

  /// Tells something that is wrong but does not stop anything.
  func warn(_ message: String) {
    console.show([.paragraph(.toned(.warning, Prose(message)))], on: .error)
  }

  private static let settingsName = "settings.json"
}
