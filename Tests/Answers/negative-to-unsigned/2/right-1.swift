func bits(of number: Int) -> UInt {
  unsafeBitCast(number, to: UInt.self)
}

func number(from bits: UInt) -> Int {
  unsafeBitCast(bits, to: Int.self)
}

print(bits(of: -1), number(from: .max))
