/// Numbers drawn from a seed for names, the same whatever else is drawn.
///
/// A question's number does not depend on the other questions, so one that is added to the bank
/// leaves the order of the others as it is.
struct Chance: Sendable {
  let seed: UInt64

  /// A number for something that is named by texts.
  func number(for texts: String...) -> UInt64 {
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv; the generator mixes what it leaves alike.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
      hash = (hash ^ 0xff) &* 0x0000_0100_0000_01b3
    }
    var first = SeededGenerator(seed: seed)
    var second = SeededGenerator(seed: first.next() ^ hash)
    return second.next()
  }

  /// Questions in the order of their numbers.
  func ordered(_ questions: [Question], salt: String) -> [Question] {
    questions.map { ($0, number(for: salt, $0.id.text)) }
      .sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }
      .map(\.0)
  }

  /// The options of each part of a question in the order in which a form shows them.
  func optionOrders(of question: Question, form: String) -> [[Int]] {
    question.parts.enumerated().map { index, part in
      guard case .choose(let choice) = part.task else { return [] }
      var generator = SeededGenerator(
        seed: number(for: "options", form, question.id.text, "\(index)"))
      return generator.shuffled(Array(choice.options.indices))
    }
  }
}
