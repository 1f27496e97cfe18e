/// Turns the bytes that a terminal sends into keys, however they are cut into reads.
struct KeyDecoder: Sendable {
  /// What was received and not yet understood.
  var bytes: ArraySlice<UInt8> = []
  /// How many of the bytes of a paste are known not to hold its end.
  var searched = 0

  init() {}

  /// Takes what was read.
  mutating func feed(_ more: some Sequence<UInt8>) {
    bytes = ArraySlice(Array(bytes) + more)
  }

  /// Whether something was begun that more bytes will complete, or their absence.
  var isAmbiguous: Bool {
    !bytes.isEmpty && !bytes.starts(with: Self.pasteBegin)
  }

  /// The next key or paste; `nil` where more bytes are needed.
  ///
  /// Only time tells an escape from the beginning of more: when nothing has followed for a
  /// while, `isComplete` says so, and what is there is taken for all there is.
  mutating func next(isComplete: Bool = false) -> ConsoleEvent? {
    guard let first = bytes.first else { return nil }
    if first == Self.escape { return nextEscaped(isComplete: isComplete) }
    if first < 0x20 || first == 0x7F {
      bytes.removeFirst()
      return .key(Self.control(first))
    }
    return nextCharacter(isComplete: isComplete).map { .key(.character($0)) }
  }

  static let escape: UInt8 = 0x1B
}

extension KeyDecoder {
  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    default: .control(Character(Unicode.Scalar(byte | 0x60)))
    }
  }

  /// Takes one scalar of UTF-8; what is no UTF-8 becomes the replacement character.
  private mutating func nextCharacter(isComplete: Bool) -> Character? {
    let length = Self.length(from: bytes.first ?? 0)
    let tail = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    let isCut = tail.count + 1 < length && tail.count + 1 == bytes.count
    if isCut, !isComplete { return nil }
    let taken = bytes.prefix(1 + tail.count)
    bytes.removeFirst(taken.count)
    return String(decoding: taken, as: UTF8.self).first
  }

  private static func length(from byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
