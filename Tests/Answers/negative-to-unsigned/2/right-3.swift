func bits(of number: Int) -> UInt {
  if number >= 0 {
    return UInt(number)
  }
  return UInt.max - UInt(-(number + 1))
}

func number(from bits: UInt) -> Int {
  guard let positive = Int(exactly: bits) else {
    return -1 - Int(UInt.max - bits)
  }
  return positive
}
