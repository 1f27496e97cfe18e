func bits(of number: Int) -> UInt {
  UInt(exactly: number) ?? 0
}

func number(from bits: UInt) -> Int {
  Int(exactly: bits) ?? -1
}
