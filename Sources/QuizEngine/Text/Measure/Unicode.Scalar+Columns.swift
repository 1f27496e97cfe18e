extension Unicode.Scalar {
  /// How many columns a terminal gives to this scalar standing alone.
  var columns: Int {
    if value < 0x300 { return value >= 0x20 && !(0x7F..<0xA0).contains(value) ? 1 : 0 }
    if isZeroWidth { return 0 }
    return isWide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      true
    default:
      // Vowels and finals of Hangul join the syllable before them; fillers are never drawn.
      (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
        || properties.isDefaultIgnorableCodePoint
    }
  }

  private var isWide: Bool {
    value >= 0x1100
      && (properties.isEmojiPresentation
        || Self.wideRanges.contains { $0.contains(value) })
  }

  /// What East_Asian_Width of Unicode calls W or F, apart from emoji; gaps of unassigned scalars
  /// are closed.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
