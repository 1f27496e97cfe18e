/// Says in which language modes something is so.
enum ModeWords {
  /// The words that stand before a message.
  static func prefix(_ modes: [LanguageMode]) -> String {
    let numbers = modes.map { "\($0.rawValue)" }.joined(separator: " and ")
    return "Swift \(numbers) \(modes.count == 1 ? "mode" : "modes"): "
  }
}
