/// A quick hash of bytes, for telling apart what differs by accident; no defence against malice.
public struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  /// The hash as a number.
  public let value: UInt64

  /// Hashes bytes, eight at a time.
  public init(_ bytes: some Collection<UInt8>) {
    var hash = UInt64(bytes.count) &* Self.prime
    Array(bytes).withUnsafeBufferPointer { Self.mix($0, into: &hash) }
    value = Self.scatter(hash)
  }

  /// The hash in 16 hexadecimal digits.
  public var description: String {
    String(decoding: Hexadecimal.digits(value, count: 16), as: UTF8.self)
  }

  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mix(_ bytes: UnsafeBufferPointer<UInt8>, into hash: inout UInt64) {
    let raw = UnsafeRawBufferPointer(bytes)
    var state = hash
    var offset = 0
    while offset + 8 <= raw.count {
      state = scatter(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    hash = scatter(state ^ rest)
  }

  /// The finaliser of MurmurHash3, with an odd factor.
  private static func scatter(_ word: UInt64) -> UInt64 {
    var word = word &* prime
    word ^= word >> 32
    return word &* 0xD6E8_FEB8_6659_FD93
  }
}
