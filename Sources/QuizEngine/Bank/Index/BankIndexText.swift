/// An index as lines: a pack each, an empty line, a question each.
///
/// Its fields stand between characters that no bank without errors has in a title.
enum BankIndexText {
  private static let separator: Character = "\u{1F}"

  /// The lines of an index.
  static func text(of index: BankIndex) -> String {
    let cards = index.cards.map { card in
      [
        card.id.text, card.pack.text, card.title, card.format.rawValue, card.level.rawValue,
        card.topics.map(\.text).joined(separator: " "), "\(card.minutes)", "\(card.points)",
        card.parts.map(\.rawValue).joined(separator: " "),
      ].joined(separator: String(separator))
    }
    return (index.packs.map(\.text) + [""] + cards).map { $0 + "\n" }.joined()
  }

  /// The index that lines stand for; nil where they are none.
  static func index(of bytes: ArraySlice<UInt8>) -> BankIndex? {
    var lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, let end = lines.firstIndex(where: \.isEmpty) else {
      return nil
    }
    let packs = lines[..<end].compactMap { Slug(String(decoding: $0, as: UTF8.self)) }
    let cards = lines[(end + 1)...].compactMap(card)
    guard packs.count == end, cards.count == lines.count - end - 1 else { return nil }
    return BankIndex(packs: packs, cards: cards)
  }

  private static func card(_ line: ArraySlice<UInt8>) -> QuestionCard? {
    let fields = line.split(separator: 0x1F, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 9, let id = Slug(fields[0]), let pack = Slug(fields[1]),
      let format = Question.Format(rawValue: fields[3]), let level = Level(rawValue: fields[4]),
      let minutes = Int(fields[6]), let points = Int(fields[7])
    else { return nil }
    return QuestionCard(
      id: id, pack: pack, title: fields[2], format: format, level: level,
      topics: fields[5].split(separator: " ").compactMap { Slug(String($0)) }, minutes: minutes,
      points: points,
      parts: fields[8].split(separator: " ").compactMap { Part.Kind(rawValue: String($0)) })
  }
}
