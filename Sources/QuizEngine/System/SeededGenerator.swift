/// Random numbers that a seed determines, the same on every system and with every compiler.
///
/// xoshiro256** 1.0 by David Blackman and Sebastiano Vigna, its state filled by SplitMix64 as its
/// authors advise: https://prng.di.unimi.it/xoshiro256starstar.c and
/// https://prng.di.unimi.it/splitmix64.c, both in the public domain.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Equatable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Starts the sequence that belongs to a seed.
  public init(seed: UInt64) {
    var mixer = seed
    state = (
      Self.mix(&mixer), Self.mix(&mixer), Self.mix(&mixer), Self.mix(&mixer)
    )
  }

  /// Starts the sequence that belongs to a seed and some words, such as a question's id.
  public init(seed: UInt64 = 0, words: String...) {
    self.init(seed: words.reduce(seed) { Self.hash($1, from: $0) })
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    let result = Self.rotate(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, 45)
    return result
  }

  /// Compares the places in the sequence.
  public static func == (one: SeededGenerator, other: SeededGenerator) -> Bool {
    one.state == other.state
  }
}

extension SeededGenerator {
  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }

  private static func mix(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// FNV-1a over the UTF-8 of a word and an end mark, since the standard library's hashes differ
  /// from run to run.
  private static func hash(_ word: String, from start: UInt64) -> UInt64 {
    var hash = start ^ 0xCBF2_9CE4_8422_2325
    for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}
