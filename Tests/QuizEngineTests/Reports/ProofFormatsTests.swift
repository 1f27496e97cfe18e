import Foundation
import QuizTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import QuizEngine

/// Proofs in the forms that machines read, with everything in them that could break a form.
@Suite struct ProofFormatsTests {
  private static let nasty = "a <b> & \"c\" 'd' ]]> \u{1B}[31m\u{0} # % \\ é \u{1F600}\nnext: x, y"

  private static func record(
    _ number: Int, _ outcome: ProofReport.Record.Outcome, warnings: [Finding] = []
  ) -> ProofReport.Record {
    ProofReport.Record(
      number: number, question: .unnamed, kind: "solution", name: "part 1 a#\(number).swift",
      mode: .six, place: Place(file: "q/a b.swift", line: 3, column: 2), outcome: outcome,
      warnings: warnings, seconds: 1.5, isCached: false)
  }

  private static func finding(
    _ message: String, severity: Finding.Severity = .error, line: Int? = 3
  ) -> Finding {
    Finding(
      place: Place(file: "q/a b,c:d.swift", line: line, column: line.map { _ in 7 }),
      severity: severity, rule: "output-differs", question: .unnamed, message: message)
  }

  static var report: ProofReport {
    var report = ProofReport()
    report.questions = 1
    report.compiler = "Swift 6 <&>"
    report.modes = [.six]
    report.bankFindings = [
      finding("the bank: " + nasty, line: nil), finding("only a warning", severity: .warning),
    ]
    report.records = [
      record(0, .passed, warnings: [finding("never read", severity: .warning)]),
      record(
        1,
        .failed(
          ProofFinding(
            finding(nasty), evidence: Evidence(text: nasty, differsFrom: "a\nb")))),
      record(2, .skipped(reason: "no module # UIKit")),
    ]
    return report
  }

  @Test func jUnitIsWellFormedAndCounts() throws {
    let text = JUnitReport([Self.report]).text
    let document = try XMLDocument(xmlString: text)
    let root = try #require(document.rootElement())
    #expect(root.name == "testsuites")
    let attribute = { (name: String) in root.attribute(forName: name)?.stringValue }
    #expect(attribute("tests") == "4")
    #expect(attribute("failures") == "2")
    #expect(attribute("skipped") == "1")
    #expect(attribute("time") == "4.500")
    #expect(try document.nodes(forXPath: "//testcase").count == 4)
    #expect(try document.nodes(forXPath: "//failure").count == 2)
    let message = try document.nodes(forXPath: "//testcase/failure/@message").last?.stringValue
    #expect(message?.contains("a <b> & \"c\" 'd' ]]> \u{FFFD}[31m\u{FFFD}") == true)
    #expect(
      try document.nodes(forXPath: "//system-out").first?.stringValue?.contains("never") == true)
  }

  @Test func sarifNamesRulePlaceAndLevel() throws {
    let json = try JSON(SARIFReport([Self.report], version: "1.0").text)
    #expect(json["version"]?.string == "2.1.0")
    let run = try #require(json["runs"]?[0])
    let results = try #require(run["results"]?.array)
    #expect(
      results.compactMap { $0["level"]?.string }.sorted() == [
        "error", "error", "note", "warning", "warning",
      ])
    let rules = run["tool"]?["driver"]?["rules"]?.array?.compactMap { $0["id"]?.string } ?? []
    for result in results {
      #expect(result["ruleIndex"]?.integer.map { rules[$0] } == result["ruleId"]?.string)
    }
    let uris = results.compactMap {
      $0["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    }
    #expect(uris.contains("q/a%20b,c%3Ad.swift"))
    let prints = results.compactMap { $0["partialFingerprints"]?["quizFinding/v1"]?.string }
    #expect(Set(prints).count == results.count)
  }

  @Test func tapHasAPointForEachClaim() {
    let lines = TAPReport([Self.report]).text.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["TAP version 14", "1..4"])
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(points.count == 4)
    #expect(points[1] == "ok 2 - unnamed: solution: part 1 a\\#0.swift (Swift 6 mode)")
    #expect(points[3].hasSuffix(" # SKIP no module # UIKit"))
    #expect(lines.filter { $0 == "  ---" }.count == 2)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func annotationsAreEscapedAndCapped() {
    var report = Self.report
    let lines = GitHubReport([report]).annotations.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.contains { line in
        line.hasPrefix(
          "::error file=q/a b%2Cc%3Ad.swift,line=3,col=7,title=output-differs::Swift 6 mode: a <b>")
          && line.contains("# %25 \\") && line.contains("%0Anext: x, y")
      }, "\(lines)")
    report.bankFindings = (0..<40).map { Self.finding("number \($0)") }
    let capped = GitHubReport([report]).annotations.split(separator: "\n")
    #expect(capped.count { $0.hasPrefix("::error") } == 10)
    #expect(capped.contains { $0.hasPrefix("::error title=32 more::") })
    let page = MarkdownRenderer().render(GitHubReport([report]).summary)
    #expect(page.contains("number 39"))
  }

  @Test func exercismTellsEachCheck() {
    var grade = Grade(verdict: .partly, points: 1, possiblePoints: 2)
    let check = { (name: String, verdict: Verdict) in
      CheckResult(
        name: name, code: "f()", verdict: verdict, points: 1, expected: "1", got: "2",
        message: "", output: String(repeating: "x", count: 900))
    }
    grade.checks = [check("one", .accepted), check("two", .wrong)]
    let json = grade.exercism
    #expect(json["version"]?.integer == 2)
    #expect(json["status"]?.string == "fail")
    #expect(json["tests"]?.array?.compactMap { $0["status"]?.string } == ["pass", "fail"])
    #expect(json["tests"]?[1]?["message"]?.string == "expected: 1\ngot: 2")
    #expect(json["tests"]?[1]?["output"]?.string?.count == 500)
    let error = Grade(
      verdict: .doesNotCompile, points: 0, possiblePoints: 2, message: "It does not compile."
    ).exercism
    #expect(error["status"]?.string == "error")
    #expect(error["message"]?.string == "It does not compile.")
    #expect(error["tests"] == nil)
  }
}
