// Answers questions until it is killed, or checks what such runs have left.
//
//   crash write JOURNAL ENTROPY NAMES    writes down the name of each entry once the disk has it
//   crash check JOURNAL < NAMES          looks for each of them
import QuizEngine

let arguments = CommandLine.arguments
let journal = Journal(path: arguments[2], files: LocalFileSystem())

if arguments[1] == "write" {
  var recorder = StudyRecorder(journal: journal, entropy: UInt64(arguments[3]) ?? 0)
  var number = 0
  while let question = Slug("question") {
    number += 1
    let part = PartRecord(part: 1, verdict: .accepted, points: 1, possiblePoints: 1)
    let entry = try recorder.record(
      .grade(GradeRecord(question: question, mode: .practice, parts: [part], rating: .good)),
      session: "s", at: Instant(milliseconds: number), in: .universal)
    try LocalFileSystem().append(Array((entry.id + "\n").utf8), to: arguments[4])
  }
} else {
  let contents = try journal.read()
  let known = Set(contents.entries.map(\.id))
  var told = 0
  var lost = 0
  while let name = readLine() {
    told += 1
    if !known.contains(name) { lost += 1 }
  }
  print(
    "\(told) answers were told to be on the disk, \(lost) of them are lost;",
    "\(contents.entries.count) entries, \(contents.damage.count) torn lines")
}
