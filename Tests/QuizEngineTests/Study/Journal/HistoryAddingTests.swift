import QuizEngine
import QuizTestSupport
import Testing

/// A history that grows entry by entry is the same as one that is read anew.
@Suite struct HistoryAddingTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func growingIsLikeReadingAnew(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let files = InMemoryFileSystem()
    let journal = Journal(path: StudyDesk.path, files: files, locking: .none)
    var book = try StudyBook(opening: journal, settings: StudySettings(), entropy: seed)
    var now = Instant.at("2026-03-02T08:00:00.000Z")
    var ids: [String] = []
    for _ in 0..<120 {
      // Sometimes the clock is set back.
      now = now.advanced(by: .seconds(generator.unit() < 0.05 ? -4000 : 4000 * generator.unit()))
      let session = generator.unit() < 0.2 ? nil : "s\(Int(generator.unit() * 3))"
      let event = makeEvent(&generator, ids: ids)
      ids.append(try book.record(event, session: session, at: now).id)
    }
    let read = try StudyBook(opening: journal, settings: StudySettings(), entropy: 0)
    #expect(book.history.entries == read.history.entries)
    #expect(book.history.answers == read.history.answers)
    #expect(book.history.sessions == read.history.sessions)
    #expect(book.history.resets == read.history.resets)
    #expect(book.history.undone == read.history.undone)
    #expect(book.progress.questions == read.progress.questions)
  }

  private func makeEvent(_ generator: inout SeededGenerator, ids: [String]) -> Journal.Event {
    let question = Slug.id("q\(Int(generator.unit() * 6))")
    let part = PartRecord(
      part: 1, verdict: .wrong, points: 1, possiblePoints: 2, tries: 2, seconds: 5)
    let id = ids.isEmpty ? "x" : ids[Int(generator.unit() * Double(ids.count))]
    let rating = Rating.allCases[Int(generator.unit() * 4)]
    switch Int(generator.unit() * 12) {
    case 0:
      return .begin(SessionPlan(mode: .practice, questions: [question, .id("q9")], seed: 1))
    case 1: return .part(question: question, part)
    case 2: return .attempt(question: question, part)
    case 3: return .hint(question: question, count: 1)
    case 4: return .skip(question: question)
    case 5: return .undo(entry: id)
    case 6: return .overrule(entry: id, rating)
    case 7: return .reset(question: generator.unit() < 0.5 ? nil : question)
    case 8: return .end(.left)
    default: return .grade(.sample(question.text, rating, moves: generator.unit() < 0.8))
    }
  }
}
