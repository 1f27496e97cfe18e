/// A character with its width and style: what a line can be broken between.
struct Cluster {
  var character: Character
  var columns: Int
  var style: Style

  /// Whether a line may be broken in its place.
  var isSpace: Bool {
    character == " " || character == "\t"
  }

  /// Whether a line may be broken beside it without a space, as in Chinese and Japanese.
  var isIdeographic: Bool {
    guard columns == 2, let first = character.unicodeScalars.first else { return false }
    return !first.properties.isEmoji
  }

  /// Whether it must not begin a line.
  var clingsToWhatPrecedes: Bool {
    "、。，．：；？！）」』】〉》〕］｝ー々".contains(character)
  }
}

extension [StyledText] {
  /// The characters of all pieces.
  var clusters: [Cluster] {
    flatMap { span in
      span.text.map { Cluster(character: $0, columns: $0.columns, style: span.style) }
    }
  }
}

extension Collection where Element == Cluster {
  /// The characters gathered to pieces of one style.
  var spans: [StyledText] {
    var spans: [StyledText] = []
    for cluster in self {
      if spans.last?.style == cluster.style {
        spans[spans.count - 1].text.append(cluster.character)
      } else {
        spans.append(StyledText(String(cluster.character), cluster.style))
      }
    }
    return spans
  }

  /// How many columns the characters take together.
  var columns: Int {
    reduce(0) { $0 + $1.columns }
  }
}
