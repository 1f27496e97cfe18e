/// A text as the set of its runs of words: texts that share most of them say the same.
struct WordShingles: Sendable {
  private let hashes: [UInt64]

  /// The words that make a run.
  private static let length = 3

  init(_ text: String) {
    let words = Self.words(text)
    guard words.count >= Self.length else {
      hashes = words.isEmpty ? [] : [Self.hash(words[...])]
      return
    }
    hashes = Set(
      (0...(words.count - Self.length)).map { Self.hash(words[$0..<($0 + Self.length)]) }
    ).sorted()
  }

  /// The number of different runs.
  var count: Int { hashes.count }

  /// The share of the runs of both that both have, 0 to 1.
  func likeness(to other: WordShingles) -> Double {
    var (one, two, shared) = (0, 0, 0)
    while one < hashes.count, two < other.hashes.count {
      if hashes[one] == other.hashes[two] {
        (one, two, shared) = (one + 1, two + 1, shared + 1)
      } else if hashes[one] < other.hashes[two] {
        one += 1
      } else {
        two += 1
      }
    }
    let all = hashes.count + other.hashes.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }

  /// The runs that stand for the text in an index: the smallest of their hashes.
  func samples(_ count: Int) -> ArraySlice<UInt64> { hashes.prefix(count) }

  /// The words of a text in lower case, without marks.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// FNV-1a: the same on every run, unlike the standard library's hashes.
  private static func hash(_ words: ArraySlice<String>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 32) &* 0x100_0000_01b3
    }
    // The high bits of FNV mix best; samples are chosen by size.
    return hash ^ (hash >> 29)
  }
}
