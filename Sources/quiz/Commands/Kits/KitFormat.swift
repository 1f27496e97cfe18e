import QuizEngine

/// The form of a file that holds a sheet, a key or a card.
enum KitFormat: String, Sendable, CaseIterable {
  case markdown = "md"
  case html
  case pdf
  case latex = "tex"
  case plain = "txt"
  case json

  /// The forms of sheets and keys.
  static let sheets: [KitFormat] = [.markdown, .html, .pdf, .latex, .plain]

  /// The forms of score cards.
  static let cards: [KitFormat] = [.markdown, .html, .pdf, .json]

  /// The form that a file's name asks for.
  init?(path: String, among formats: [KitFormat]) {
    let name = PathName.last(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let usual = ["markdown": "md", "htm": "html", "text": "txt", "latex": "tex"][ending] ?? ending
    guard let format = Self(rawValue: usual), formats.contains(format) else { return nil }
    self = format
  }

  /// What a call that names none of them is told.
  static func kind(of formats: [KitFormat]) -> ValueKind {
    .oneOf(formats.map { "FILE.\($0.rawValue)" })
  }
}

/// A name of a file, to be made into others beside it.
struct KitFileName {
  private let stem: String
  private let ending: String

  init(_ path: String) {
    let name = PathName.last(of: path)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    ending = String(name[dot...])
    stem = String(path.dropLast(ending.count))
  }

  /// The name with something before the ending.
  func with(_ suffix: String) -> String { "\(stem)-\(suffix)\(ending)" }

  /// The name with another ending.
  func ending(in ending: String) -> String { "\(stem).\(ending)" }
}
