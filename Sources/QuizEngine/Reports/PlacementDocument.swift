/// Tells the level that a placement found, and how sure it is.
public struct PlacementDocument: Sendable {
  private let result: PlacementResult

  /// Takes the result.
  public init(_ result: PlacementResult) {
    self.result = result
  }

  /// The level, the estimate behind it, and what to do with it.
  public var document: Document {
    guard result.answered > 0 else { return [.paragraph("Nothing was answered.")] }
    let tenths = { (value: Double) in "\(Double(Int((value * 10).rounded())) / 10)" }
    return [
      .heading(level: 2, Prose("Your level: \(result.level.rawValue)")),
      .paragraph(
        Prose(
          "After \(result.answered) questions your ability is estimated at "
            + "\(tenths(result.ability)) ± \(tenths(result.standardError)) on a scale where the "
            + "levels lie 1.5 apart and 0 is intermediate.")),
      .paragraph(
        Prose("Begin with ") + .code("quiz practice --level \(result.level.rawValue)")
          + Prose(", or let ") + .code("quiz review") + Prose(" bring new questions near it.")),
    ]
  }
}
