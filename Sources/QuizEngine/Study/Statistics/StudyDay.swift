/// What was done on a study day.
public struct StudyDay: Sendable, Hashable {
  /// The day.
  public var day: CivilDate
  /// The questions that were answered.
  public var answers: Int
  /// How many of them were answered right.
  public var right: Int
  /// The seconds that they took.
  public var seconds: Double

  /// Counts the answers of each day.
  static func all(_ answers: [Answer]) -> [CivilDate: StudyDay] {
    var days: [CivilDate: StudyDay] = [:]
    for answer in answers {
      days[answer.day, default: StudyDay(day: answer.day, answers: 0, right: 0, seconds: 0)]
        .take(answer)
    }
    return days
  }

  private mutating func take(_ answer: Answer) {
    answers += 1
    if answer.isRight { right += 1 }
    seconds += answer.record.seconds
  }
}
