/// SHA-256, as FIPS 180-4 defines it, for names that stand for content.
public struct Digest: Sendable, Hashable, CustomStringConvertible {
  private let words: [UInt32]

  /// Digests bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    var message = Array(bytes)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    var state = Self.initial
    var schedule = [UInt32](repeating: 0, count: 64)
    let constants = Self.constants
    for start in stride(from: 0, to: message.count, by: 64) {
      for index in 0..<16 {
        let place = start + index * 4
        schedule[index] =
          UInt32(message[place]) &<< 24 | UInt32(message[place + 1]) &<< 16
          | UInt32(message[place + 2]) &<< 8 | UInt32(message[place + 3])
      }
      Self.compress(&schedule, constants, into: &state)
    }
    words = state
  }

  /// Digests texts, each told apart from the next.
  public init(texts: [String]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 8 })
    for text in texts {
      bytes += "\(text.utf8.count):".utf8
      bytes += text.utf8
    }
    self.init(bytes)
  }

  /// The digest in 64 hexadecimal digits.
  public var description: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The first digits of the digest, enough to tell a few thousand things apart.
  public func prefix(_ count: Int) -> String { String(description.prefix(count)) }
}

extension Digest {
  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ !candidate.isMultiple(of: $0) }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in fractionOfCubeRoot(of: UInt64(prime)) }
  }()

  /// Finds the greatest x with x³ ≤ n · 2⁹⁶ and takes its lowest 32 bits.
  private static func fractionOfCubeRoot(of number: UInt64) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 1 << 36
    while high - low > 1 {
      let middle = low + (high - low) / 2
      // x³ ≤ n · 2⁹⁶ in 128 bits: the cube of 36 bits needs 108.
      let square = UInt128(middle) * UInt128(middle)
      if square * UInt128(middle) <= UInt128(number) << 96 { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Takes in a block, whose sixteen words are the first of the schedule.
  private static func compress(
    _ schedule: inout [UInt32], _ constants: [UInt32], into state: inout [UInt32]
  ) {
    for index in 16..<64 {
      let (a, b) = (schedule[index - 15], schedule[index - 2])
      let first = rotate(a, 7) ^ rotate(a, 18) ^ (a &>> 3)
      let second = rotate(b, 17) ^ rotate(b, 19) ^ (b &>> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    // Eight variables, as an array for each of the rounds would take most of the time.
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let one = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ schedule[index]
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let two = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }
}
