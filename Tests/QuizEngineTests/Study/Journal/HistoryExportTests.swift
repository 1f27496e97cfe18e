import QuizEngine
import Testing

@Suite struct HistoryExportTests {
  @Test func csvHasALineForEachGradeAndSkip() throws {
    var desk = StudyDesk()
    try desk.record(
      .begin(SessionPlan(mode: .review, questions: [.id("a")], seed: 1)), session: "a,\"b\"")
    let grade = try desk.answer("a", .again, mode: .review, session: "a,\"b\"")
    try desk.record(.overrule(entry: grade.id, .hard))
    let skip = try desk.record(.skip(question: .id("b")))
    try desk.record(.undo(entry: skip.id))
    let csv = HistoryExport.csv(try desk.progress().history)
    #expect(
      csv == """
        id,time,day,session,kind,mode,question,verdict,points,of,tries,hints,seconds,rating,\
        schedule,compiler,undone
        \(grade.id),2026-03-02T08:01:00.000Z,2026-03-02,"a,""b""\",grade,review,a,wrong,0,10,1,0,45,\
        hard,true,6.3.1,false
        \(skip.id),2026-03-02T08:02:00.000Z,2026-03-02,,skip,,b,,,,,,,,,,true

        """)
  }

  @Test func jsonHasEveryEntry() throws {
    var desk = StudyDesk()
    let grade = try desk.answer("a", .good)
    let undo = try desk.record(.undo(entry: grade.id))
    let json = HistoryExport.json(try desk.progress().history)
    #expect(json["entries"] == .array([grade.json, undo.json]))
    #expect(json["undone"] == .array([.string(grade.id)]))
    #expect(try JSON(json.indented) == json)
  }
}
