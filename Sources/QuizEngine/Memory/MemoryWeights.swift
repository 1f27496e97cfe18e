/// The 21 weights of FSRS-6, each within its bounds.
public struct MemoryWeights: Sendable, Hashable {
  /// The weights, w0 to w20.
  public let values: [Double]

  /// Takes 21 numbers within their bounds, and no others.
  public init(_ values: [Double]) throws(Fault) {
    guard values.count == Self.bounds.count else { throw .count(values.count) }
    for (index, value) in values.enumerated() {
      // What is not a number is in no range.
      guard Self.bounds[index].contains(value) else {
        throw .outOfBounds(index: index, value: value, bounds: Self.bounds[index])
      }
    }
    self.values = values
  }

  private init(withinBounds values: [Double]) {
    self.values = values
  }

  /// A weight by its number, from 0.
  public subscript(index: Int) -> Double { values[index] }
}

extension MemoryWeights {
  /// The defaults of FSRS-6, fitted to the reviews of some ten thousand people.
  public static let standard = MemoryWeights(withinBounds: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// What each weight may be, as in fsrs-rs and py-fsrs.
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2,
    0...2, 0...0.8, 0.1...0.8,
  ]

  /// Why numbers are no weights.
  public enum Fault: Error, Equatable {
    /// There are not 21 of them.
    case count(Int)
    /// One of them is too small, too big or not a number.
    case outOfBounds(index: Int, value: Double, bounds: ClosedRange<Double>)
  }
}

extension MemoryWeights.Fault: CustomStringConvertible {
  /// One sentence that says what would be right.
  public var description: String {
    switch self {
    case .count(let count): "FSRS-6 has 21 weights, not \(count)"
    case .outOfBounds(let index, let value, let bounds):
      "weight \(index) is \(value), but must be from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
  }
}
