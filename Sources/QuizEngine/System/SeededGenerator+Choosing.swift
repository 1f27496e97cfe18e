extension SeededGenerator {
  /// A number from 0 up to, but not including, 1, from the upper 53 bits.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A whole number from 0 up to, but not including, a bound, each as likely as the others.
  ///
  /// Daniel Lemire, Fast Random Integer Generation in an Interval, 2019,
  /// https://arxiv.org/abs/1805.10941.
  public mutating func index(below bound: Int) -> Int {
    precondition(bound > 0)
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// The elements in an order that the seed alone determines.
  ///
  /// Fisher and Yates's shuffle in Durstenfeld's form, from the end; the standard library's own
  /// promises no order across versions.
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var shuffled = Array(elements)
    for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(last, index(below: last + 1))
    }
    return shuffled
  }

  /// A name that nothing else has: 75 bits in lower-case base 32 without look-alikes.
  ///
  /// Fifteen bytes are the most that Swift keeps within a string itself, which makes them quick.
  public mutating func name() -> String {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<15).map { _ in letters[index(below: letters.count)] })
  }
}
