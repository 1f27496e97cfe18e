// A year of study: 300 questions, 20 minutes a day, one simulated candidate. Writes the journal that
// the year leaves, and a plot; tells how long a program that starts then needs to read it.
//
//   year JOURNAL PLOT [FIRST]     FIRST: the first day, in milliseconds since 1970
//
// The questions have the ids of those that ../bank.awk writes.
import QuizEngine

/// A candidate whose memory fades as the model says, and who solves a new question by luck of level.
struct Candidate {
  var generator = SeededGenerator(seed: 2026)
  let minutesADay = 20.0

  mutating func solves(_ question: Question, _ progress: Progress, on day: CivilDate) -> Bool {
    let known = progress.retrievability(of: question.id, on: day)
    let first = [0.75, 0.5, 0.3][question.level.rank]
    return generator.unit() < (progress[question.id].memory == nil ? first : known)
  }

  mutating func minutes(for question: Question, isNew: Bool) -> Double {
    Double(question.minutes) * (isNew ? 1 : 0.5) * (0.6 + 0.8 * generator.unit())
  }
}

/// What a day was like.
struct Day {
  var reviews = 0
  var new = 0
  var minutes = 0.0
  var recall = 0.0
  var seen = 0
}

func makeQuestions() -> [Question] {
  (0..<300).compactMap { index in
    guard let id = Slug("q-\(index + 1)"), let topic = Slug("topic-\(index % 12)") else {
      return nil
    }
    return Question(
      id: id, pack: topic, title: id.text, format: .written, level: Level.allCases[index % 3],
      topics: [topic], minutes: 3 + index % 5, since: nil, modes: [.six], requires: [], prompt: "",
      parts: [
        Part(
          points: 1, prompt: nil, modes: [.six],
          task: .explain(Explanation(model: "", rubric: [], mistakes: [])))
      ], hints: [], explanation: "", history: [], followUps: [], references: [])
  }
}

func simulate(_ questions: [Question], path: String, first: Instant) throws -> [Day] {
  let byId = Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0) })
  var candidate = Candidate()
  var entries: [Journal.Entry] = []
  var settings = StudySettings()
  settings.newPerDay = 3
  var days: [Day] = []
  let journal = Journal(path: path, files: LocalFileSystem())
  for number in 0..<365 {
    var day = Day()
    var now = first.advanced(byDays: number)
    let session = "session-\(number)"
    var progress = Progress(History(entries), settings: settings)
    let today = progress.day(of: now)
    var new: [Journal.Entry] = []
    func add(_ event: Journal.Event) {
      let id = "\(candidate.generator.name())"
      new.append(Journal.Entry(id: id, time: now, day: today, session: session, event: event))
    }
    var isBegun = false
    // What was not remembered comes back the same day, so the plan is made again until it is empty.
    while day.minutes < candidate.minutesADay {
      let plan = SessionPlanner(questions: questions, progress: progress, now: now)
        .review(seed: UInt64(number))
      if !isBegun { add(.begin(plan)) }
      isBegun = true
      guard let id = plan.questions.first, let question = byId[id] else { break }
      let isNew = progress[id].memory == nil
      let minutes = candidate.minutes(for: question, isNew: isNew)
      let isRight = candidate.solves(question, progress, on: today)
      day.minutes += minutes
      if isNew { day.new += 1 } else { day.reviews += 1 }
      now = now.advanced(by: .seconds(minutes * 60))
      let part = PartRecord(
        part: 1, verdict: isRight ? .accepted : .wrong, points: isRight ? 1 : 0, possiblePoints: 1,
        seconds: minutes * 60)
      add(
        .grade(
          GradeRecord(
            [part], to: question, mode: .review, hints: 0, seconds: minutes * 60,
            movesSchedule: true, compiler: "6.3.1")))
      progress = Progress(History(entries + new), settings: settings)
    }
    add(.end(.finished))
    entries += new
    try journal.append(new)
    let seen = questions.filter { progress[$0.id].memory != nil }
    day.seen = seen.count
    day.recall = seen.reduce(0) { $0 + progress.retrievability(of: $1.id, on: today) }
    days.append(day)
  }
  return days
}

func plot(_ days: [Day], questions: Int) -> String {
  let (width, height, left, top) = (760.0, 240.0, 50.0, 30.0)
  let weeks = stride(from: 0, to: days.count, by: 7).map {
    Array(days[$0..<min($0 + 7, days.count)])
  }
  let means = weeks.map { week in
    (
      reviews: Double(week.reduce(0) { $0 + $1.reviews }) / Double(week.count),
      new: Double(week.reduce(0) { $0 + $1.new }) / Double(week.count)
    )
  }
  let highest = max(1, means.map { $0.reviews + $0.new }.max() ?? 1)
  let step = width / Double(weeks.count)
  func text(_ x: Double, _ y: Double, _ words: String, _ anchor: String = "start") -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(words)</text>"
  }
  func round(_ value: Double) -> Double { (value * 10).rounded() / 10 }
  var bars = ""
  for (index, mean) in means.enumerated() {
    let x = round(left + Double(index) * step)
    let reviews = mean.reviews / highest * height
    let new = mean.new / highest * height
    bars += "<rect class=\"reviews\" x=\"\(x)\" y=\"\(round(top + height - reviews))\" "
    bars += "width=\"\(round(step - 2))\" height=\"\(round(reviews))\"/>"
    bars += "<rect class=\"new\" x=\"\(x)\" y=\"\(round(top + height - reviews - new))\" "
    bars += "width=\"\(round(step - 2))\" height=\"\(round(new))\"/>\n"
  }
  func line(_ name: String, _ value: (Day) -> Double) -> String {
    let points = days.enumerated().map { index, day in
      let x = left + Double(index) / Double(days.count) * width
      return "\(round(x)),\(round(top + height - value(day) * height))"
    }
    return "<polyline class=\"\(name)\" points=\"\(points.joined(separator: " "))\"/>\n"
  }
  var labels = ""
  for share in [0.0, 0.25, 0.5, 0.75, 1] {
    let y = top + height - share * height
    labels += text(left + width + 6, y + 4, "\(Int(share * 100)) %")
    labels += text(left - 6, y + 4, "\(round(share * highest))", "end")
  }
  for month in 0...12 {
    labels += text(left + Double(month) / 12 * width, top + height + 18, "\(month)", "middle")
  }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 330" role="img" \
    aria-label="Questions a day and recall over a year of study">
    <style>
    svg { color: #222; background: #fff } text { font: 12px sans-serif; fill: currentColor }
    .reviews { fill: #4c78a8 } .new { fill: #f58518 }
    polyline { fill: none; stroke-width: 2; stroke: currentColor } .known { stroke-dasharray: 6 4 }
    @media (prefers-color-scheme: dark) { svg { color: #ddd; background: #161616 } }
    </style>
    \(text(left, 18, "Bars: questions a day, weekly mean (lower part: reviews, upper part: new). "
      + "Solid: recall of what was seen. Dashed: known of all."))
    \(bars)\(line("recall") { $0.seen > 0 ? $0.recall / Double($0.seen) : 0 })\
    \(line("known") { $0.recall / Double(questions) })\(labels)
    \(text(left + width / 2, top + height + 38, "months", "middle"))
    </svg>

    """
}

func milliseconds(_ duration: Duration) -> Double {
  let parts = duration.components
  return Double(parts.seconds) * 1000 + Double(parts.attoseconds / 1_000_000_000_000) / 1000
}

let arguments = CommandLine.arguments
let questions = makeQuestions()
let first = Instant(
  milliseconds: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 1_767_600_000_000)
let days = try simulate(questions, path: arguments[1], first: first)
try LocalFileSystem().write(plot(days, questions: questions.count), to: arguments[2])
for quarter in 0..<4 {
  let part = days[(quarter * 91)..<(quarter * 91 + 91)]
  let count = Double(part.count)
  let reviews = Double(part.reduce(0) { $0 + $1.reviews }) / count
  let new = Double(part.reduce(0) { $0 + $1.new }) / count
  let minutes = part.reduce(0) { $0 + $1.minutes } / count
  let last = part.last ?? Day()
  print(
    "quarter \(quarter + 1): \(reviews) reviews, \(new) new, \(minutes) minutes a day; at its end",
    "\(last.seen) seen, recall \(last.recall / Double(max(1, last.seen)))")
}
let clock = ContinuousClock()
let now = first.advanced(byDays: 365)
for _ in 0..<3 {
  let journal = Journal(path: arguments[1], files: LocalFileSystem())
  var entries = 0
  var history = History()
  let reading = try clock.measure {
    let contents = try journal.read()
    entries = contents.entries.count
    history = History(contents)
  }
  var progress = Progress(History(), settings: StudySettings())
  let replaying = clock.measure {
    progress = Progress(history, settings: StudySettings())
  }
  let counting = clock.measure {
    _ = StudyStatistics(questions: questions, progress: progress, now: now).json
  }
  print(
    "\(entries) entries: read \(milliseconds(reading)) ms,",
    "replay \(milliseconds(replaying)) ms, statistics \(milliseconds(counting)) ms")
}
