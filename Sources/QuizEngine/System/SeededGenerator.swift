/// Random numbers that are the same for the same seed, on every system and in every version of Swift.
///
/// SplitMix64: G. L. Steele, D. Lea and C. H. Flood, “Fast Splittable Pseudorandom Number
/// Generators”, OOPSLA 2014.
public struct SeededGenerator: Sendable {
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to but without the bound, which is more than 0; each as likely as the others.
  public mutating func number(below bound: Int) -> Int {
    let bound = UInt64(bound)
    // Numbers from the last, incomplete run of the bound would favour the low ones.
    let limit = UInt64.max - UInt64.max % bound
    while true {
      let value = next()
      if value < limit { return Int(value % bound) }
    }
  }

  /// The elements in an order drawn by chance (Fisher and Yates).
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst().reversed() {
      elements.swapAt(index, number(below: index + 1))
    }
    return elements
  }
}
