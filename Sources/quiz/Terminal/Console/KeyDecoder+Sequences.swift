extension KeyDecoder {
  /// No key is longer; what is longer is noise.
  private static let mostBytesOfKey = 32

  /// Takes what begins with an escape: a key's sequence, a paste, or a key with Alt.
  mutating func nextEscaped(isComplete: Bool) -> ConsoleEvent? {
    if bytes.starts(with: Self.pasteBegin) { return nextPaste() }
    guard let second = bytes.dropFirst().first else {
      guard isComplete else { return nil }
      bytes.removeFirst()
      return .key(.escape)
    }
    switch second {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      return nextSequence(isComplete: isComplete)
    case UInt8(ascii: "]") where bytes.dropFirst(2).first.map { (0x30...0x39).contains($0) } == true:
      return nextReport(isComplete: isComplete)
    case Self.escape:
      bytes.removeFirst()
      return .key(.escape)
    default:
      let before = bytes
      bytes.removeFirst()
      guard let inner = next(isComplete: isComplete) else {
        bytes = before
        return nil
      }
      return .key(Self.alt(inner))
    }
  }

  /// Takes `ESC ] … BEL` or `ESC ] … ESC \\`: what a terminal answers late, which nobody has typed.
  private mutating func nextReport(isComplete: Bool) -> ConsoleEvent? {
    let body = bytes.dropFirst(2)
    let end = body.firstIndex { $0 == 0x07 || $0 == Self.escape }
    guard let end, bytes[end] == 0x07 || end + 1 < bytes.endIndex else {
      guard isComplete else { return nil }
      bytes = []
      return .key(.other)
    }
    bytes = bytes[(bytes[end] == 0x07 ? end + 1 : end + 2)...]
    return .key(.other)
  }

  private static func alt(_ event: ConsoleEvent) -> Key {
    switch event {
    case .key(.character("b")): .wordLeft
    case .key(.character("f")): .wordRight
    case .key(.character(let character)): .alt(character)
    case .key(.backspace): .control("w")
    default: .other
    }
  }

  /// Takes `ESC [ … final` or `ESC O final`.
  private mutating func nextSequence(isComplete: Bool) -> ConsoleEvent? {
    let introducer = bytes.dropFirst().first ?? 0
    let body = bytes.dropFirst(2)
    let isShort = introducer == UInt8(ascii: "O")
    let end = isShort ? body.indices.first : body.firstIndex { !(0x20..<0x40).contains($0) }
    guard let end else {
      guard isComplete || body.count > Self.mostBytesOfKey else { return nil }
      bytes = []
      return .key(body.isEmpty ? .alt(Character(Unicode.Scalar(introducer))) : .other)
    }
    let parameters = String(decoding: body[..<end], as: UTF8.self)
    let final = Character(Unicode.Scalar(bytes[end]))
    // A control character within is no part of it: a sequence was cut off, and a key follows.
    bytes = bytes[end] < 0x20 ? bytes[end...] : bytes[(end + 1)...]
    return .key(Self.key(final, parameters))
  }

  private static func key(_ final: Character, _ parameters: String) -> Key {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    let isModified = numbers.count > 1 && numbers[1] > 1
    switch final {
    case "A": return .up
    case "B": return .down
    case "C": return isModified ? .wordRight : .right
    case "D": return isModified ? .wordLeft : .left
    case "H": return .home
    case "F": return .end
    case "M": return .enter
    case "Z": return .backTab
    case "~": return numbered(numbers.first ?? 0)
    default: return .other
    }
  }

  private static func numbered(_ number: Int) -> Key {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: .other
    }
  }
}
