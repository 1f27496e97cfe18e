import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// Answers that people might give to the bank's questions: none that is right is refused, none that
/// is wrong is accepted.
@Suite struct AnswerCorpusTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var question: String
    var part: Int
    var file: String
    var text: String

    var testDescription: String { "\(question)/\(part)/\(file)" }
    var isRight: Bool { file.hasPrefix("right") }
  }

  private static let samples: [Sample] = {
    let root = URL(filePath: Checkout.root + "/Tests/Answers/")
    var samples: [Sample] = []
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = walk?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      let parts = file.pathComponents.suffix(3)
      samples.append(
        Sample(
          question: parts.first ?? "", part: Int(parts.dropFirst().first ?? "") ?? 0,
          file: file.lastPathComponent, text: text))
    }
    return samples.sorted { $0.testDescription < $1.testDescription }
  }()

  private static let bank = BankLoader(
    files: LocalFileSystem(),
    constructs: ConstructNames(
      names: SyntaxConstruct.names, isKnown: { SyntaxConstruct(named: $0) != nil })
  ).load([Checkout.root + "/Questions"]).bank

  @Test func everyPartWithCodeHasThreeOfEach() {
    for question in Self.bank.questions {
      for (index, part) in question.parts.enumerated() where [.write, .repair].contains(part.kind) {
        let own = Self.samples.filter { $0.question == question.id.text && $0.part == index + 1 }
        #expect(own.count { $0.isRight } >= 3, "\(question.id) part \(index + 1)")
        #expect(own.count { !$0.isRight } >= 3, "\(question.id) part \(index + 1)")
      }
    }
  }

  @Test(arguments: samples) func isJudgedAsItDeserves(sample: Sample) async throws {
    let question = try #require(Self.bank[sample.question])
    let part = try #require(
      question.parts.indices.contains(sample.part - 1) ? question.parts[sample.part - 1] : nil)
    let grader = try SharedToolchain.grader()
    let text = try AnswerText(Array(sample.text.utf8)).text
    let found = try await LongWork.run { try grader.grade(.code(text), to: part) }
    let grade = try #require(found)
    if sample.isRight {
      #expect(grade.verdict == .accepted, "\(grade.evidence)")
      #expect(grade.points == Double(part.points))
    } else {
      #expect(grade.verdict != .accepted)
      #expect(grade.verdict.isAboutTheAnswer, "\(grade.message)")
    }
  }
}
