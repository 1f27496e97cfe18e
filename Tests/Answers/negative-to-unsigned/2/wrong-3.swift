func bits(of number: Int) -> UInt {
  UInt(UInt32(truncatingIfNeeded: number))
}

func number(from bits: UInt) -> Int {
  Int(Int32(truncatingIfNeeded: bits))
}
