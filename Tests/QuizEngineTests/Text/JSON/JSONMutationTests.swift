import Foundation
import QuizEngine
import Testing

/// Compares the strict reader with Foundation's on texts that are nearly JSON.
@Suite struct JSONMutationTests {
  private static let seed = """
    {"a": [1, -2.5e3, "x\\u00e9\\n\\ud83d\\ude00", true, null, {"k": []}], "b": {"c": "", "d": 0}}
    """

  /// The same steps on every run.
  private struct Steps {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// What Foundation makes of JSON, in a form that can be compared.
  private static func object(_ value: Any) -> NSObject {
    (value as? NSObject) ?? NSArray(object: value)
  }

  @Test func neverAcceptsWhatFoundationRefusesAndReadsTheSame() throws {
    let alphabet =
      Array("{}[]\",:0123456789.-+eEtrufalsn\\/ud8c \n\t\u{1}".utf8) + [0xC3, 0xA9, 0xFF]
    var steps = Steps(state: 42)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0...steps.next(below: 3) {
        let place = steps.next(below: bytes.count)
        switch steps.next(below: 3) {
        case 0: bytes[place] = alphabet[steps.next(below: alphabet.count)]
        case 1: bytes.insert(alphabet[steps.next(below: alphabet.count)], at: place)
        default: bytes.remove(at: place)
        }
      }
      let document = JSON.Document(bytes)
      guard document.faults.isEmpty else { continue }
      accepted += 1
      let root = try #require(document.root)
      let other = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let ours = try JSONSerialization.jsonObject(
        with: Data(root.value.compact.utf8), options: .fragmentsAllowed)
      #expect(
        Self.object(other).isEqual(Self.object(ours)), "\(String(decoding: bytes, as: UTF8.self))")
      #expect(try JSON(root.value.indented) == root.value)
    }
    #expect(accepted > 1000)
  }
}
