func bits(of number: Int) -> UInt {
  return UInt(truncatingIfNeeded: number)
}

func number(from bits: UInt) -> Int {
  return .init(truncatingIfNeeded: bits)
}
