/// Grades the options that a candidate picks.
public enum ChoiceGrading {
  /// Compares what was picked with what is correct.
  ///
  /// Where several may be picked, every right one adds its share and every wrong one takes one away.
  public static func grade(_ picked: Set<Int>, in choice: Choice, points: Int) -> Grade {
    let correct = Set(choice.options.indices.filter { choice.options[$0].isCorrect })
    let isExact = picked == correct
    var share = isExact ? 1.0 : 0
    if choice.allowsSeveral {
      let right = picked.intersection(correct).count
      let wrong = picked.subtracting(correct).count
      share = max(0, Double(right - wrong) / Double(correct.count))
    }
    let result = CheckResult(
      name: choice.allowsSeveral ? "the options" : "the option", code: "",
      verdict: isExact ? .accepted : .wrong, points: points, expected: letters(of: correct),
      got: letters(of: picked))
    return Grade(
      verdict: isExact ? .accepted : share > 0 ? .partly : .wrong,
      points: share * Double(points), possiblePoints: points, checks: [result])
  }

  /// The letters of options, in order: `a, c`.
  public static func letters(of options: Set<Int>) -> String {
    options.isEmpty ? "none" : options.sorted().map(letter(of:)).joined(separator: ", ")
  }

  /// The letter of an option, `a` for the first.
  public static func letter(of option: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(clamping: option)))
  }

  /// Reads letters as they are typed, `a c` or `A,C`; nil where something else is among them.
  public static func options(in text: String, count: Int) -> Set<Int>? {
    var options: Set<Int> = []
    for character in text.lowercased() {
      if character.isWhitespace || ",;.)(".contains(character) { continue }
      guard let value = character.asciiValue, value >= UInt8(ascii: "a"),
        Int(value - UInt8(ascii: "a")) < count
      else { return nil }
      options.insert(Int(value - UInt8(ascii: "a")))
    }
    return options
  }
}
