func bits(of number: Int) -> UInt {
  UInt(clamping: number)
}

func number(from bits: UInt) -> Int {
  Int(clamping: bits)
}
