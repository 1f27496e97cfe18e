import QuizEngine

/// Shows and changes how one studies.
struct SettingsCommand: RunnableCommand {
  static let command = Command(
    "settings", in: .learn, summary: "Show and change how you study.",
    discussion: "Without options it shows what is settled. `none` takes an interview's date away.",
    examples: [
      Command.Example(
        "quiz settings --interview 2027-01-20", "everything is reviewed before that day"),
      Command.Example("quiz settings --retention 0.95 --new 5", "fewer gaps, fewer new ones a day"),
    ],
    options: [.interview, .retention, .newPerDay, .dayStarts, .json])

  private let data: String?
  private let json: Bool
  private let interview: String?
  private let retention: Double?
  private let newPerDay: Int?
  private let dayStarts: Int?

  init(_ values: ParsedValues) throws(UsageError) {
    data = values.text(.data)
    json = values.has(.json)
    interview = values.text(.interview)
    newPerDay = values.integer(.newPerDay)
    dayStarts = values.integer(.dayStarts)
    if let interview, interview != "none", CivilDate(interview) == nil {
      throw UsageError(
        .badValue(interview, of: "--interview", kind: .text, nearest: "2027-01-20"),
        in: values.path)
    }
    let share = values.text(.retention)
    retention = share.flatMap { Double($0) }
    if let share, !(retention.map(StudySettingsFile.retentions.contains) ?? false) {
      throw UsageError(
        .badValue(share, of: "--retention", kind: .text, nearest: "0.9"), in: values.path)
    }
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let folder = try world.dataFolder(data)
    let old = try world.studySettings(in: folder)
    var settings = old
    if let interview { settings.interview = interview == "none" ? nil : CivilDate(interview) }
    if let retention { settings.retention = retention }
    if let newPerDay { settings.newPerDay = newPerDay }
    if let dayStarts { settings.dayStarts = dayStarts }
    if settings != old { try world.write(settings, in: folder) }
    if json {
      world.console.write(settings.json.indented + "\n")
    } else {
      let facts: [(name: Prose, value: Prose)] = [
        (name: "interview", value: Prose(settings.interview?.description ?? "none")),
        (name: "retention", value: Prose("\(settings.retention ?? 0.9)")),
        (name: "new questions a day", value: Prose("\(settings.newPerDay ?? 10)")),
        (
          name: "a day begins at",
          value: Prose("\(settings.dayStarts ?? StudyCalendar.standardRollOverHour) o'clock")
        ),
        (name: "kept in", value: Prose(folder)),
      ]
      world.console.show([.facts(facts)])
    }
    return .done
  }
}

extension Command.Option {
  fileprivate static let interview = Self(
    "interview", .one("DATE", .text), summary: "The day of the interview, such as 2027-01-20.")
  fileprivate static let retention = Self(
    "retention", .one("SHARE", .text),
    summary: "What you want to still know when it comes again, 0.5 to 0.99.")
  fileprivate static let newPerDay = Self(
    "new", .one("N", .integer(0...1000)), summary: "New questions a day.")
  fileprivate static let dayStarts = Self(
    "day-starts", .one("HOUR", .integer(0...23)), summary: "The hour at which a day begins.")
}
