import QuizEngine

/// What a candidate settled for their study, as it stands in `settings.json`.
struct StudySettingsFile: Equatable {
  /// The day of the interview.
  var interview: CivilDate?
  /// The share of the questions that one wants to still know when they come again.
  var retention: Double?
  /// The new questions of a day.
  var newPerDay: Int?
  /// The hour at which a new day begins, 0 to 23.
  var dayStarts: Int?

  /// Reads the file; keys that are not known are refused, since they may mean something.
  init(_ json: JSON) throws(Fault) {
    guard let keys = json.keys else { throw Fault(key: "", value: json) }
    for key in keys {
      guard let value = json[key] else { continue }
      switch key {
      case "interview": interview = value.string.flatMap { CivilDate($0) }
      case "retention": retention = value.number.flatMap { Self.retentions.contains($0) ? $0 : nil }
      case "newPerDay": newPerDay = value.integer.flatMap { (0...1000).contains($0) ? $0 : nil }
      case "dayStarts": dayStarts = value.integer.flatMap { (0...23).contains($0) ? $0 : nil }
      default: throw Fault(key: key, value: value)
      }
      guard isSet(key) else { throw Fault(key: key, value: value) }
    }
  }

  init() {}

  /// Shares that make sense: below, nearly everything is forgotten, above, one learns every day.
  static let retentions = 0.5...0.99

  /// What is wrong with the file.
  struct Fault: Error, Equatable {
    var key: String
    var value: JSON
  }

  private func isSet(_ key: String) -> Bool {
    switch key {
    case "interview": interview != nil
    case "retention": retention != nil
    case "newPerDay": newPerDay != nil
    case "dayStarts": dayStarts != nil
    default: false
    }
  }

  /// The file's content.
  var json: JSON {
    .object(omittingNil: [
      ("interview", interview.map { .string($0.description) }),
      ("retention", retention.map(JSON.number)),
      ("newPerDay", newPerDay.map(JSON.integer)),
      ("dayStarts", dayStarts.map(JSON.integer)),
    ])
  }

  /// The settings of the engine, in a time zone; everything was checked when it was read.
  func settings(in zone: StudyZone) throws -> StudySettings {
    let usual = Scheduler.study
    let scheduler = try Scheduler(
      desiredRetention: retention ?? usual.desiredRetention, learningSteps: usual.learningSteps,
      relearningSteps: usual.relearningSteps, maximumInterval: usual.maximumInterval)
    return StudySettings(
      scheduler: scheduler,
      calendar: try StudyCalendar(
        zone: zone, rollOverHour: dayStarts ?? StudyCalendar.standardRollOverHour),
      interview: interview.map { InterviewDate($0) }, newPerDay: newPerDay ?? 10)
  }
}
