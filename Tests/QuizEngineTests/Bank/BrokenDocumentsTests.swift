import QuizEngine
import QuizTestSupport
import Testing

/// The documents that the schema must refuse are refused by the loader, and for the stated reason.
///
/// Their names say what they are and which rule they break: `question.unknown-key.hint.json`.
@Suite struct BrokenDocumentsTests {
  private static let folder = Checkout.root + "/Tests/Schemas/Broken"

  private static var names: [String] {
    (try? LocalFileSystem().list(folder)) ?? []
  }

  @Test func areThere() {
    #expect(Self.names.count > 100)
  }

  @Test(arguments: names)
  func isRefused(name: String) throws {
    let parts = name.split(separator: ".")
    let sample = try SampleBank()
    let bytes = try LocalFileSystem().read(Self.folder + "/" + name, atMost: .max)
    let isPack = parts[0] == "pack"
    sample.files.put(.file(bytes), at: isPack ? "Questions/sample/pack.json" : SampleBank.file)
    let outcome = sample.loader.load(["Questions"])
    let errors = outcome.findings.filter { $0.severity == .error }
    #expect(Set(errors.map(\.rule.name)) == [String(parts[1])])
    #expect(errors.allSatisfy { $0.place.line != nil && !$0.message.contains("\n") })
    #expect(outcome.bank.count == (isPack ? 1 : 0))
  }
}
