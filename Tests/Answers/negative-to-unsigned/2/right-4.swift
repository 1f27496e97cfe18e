func reread<From: FixedWidthInteger, To: FixedWidthInteger>(_ bits: From, as type: To.Type) -> To {
  withUnsafeBytes(of: bits) { $0.load(as: To.self) }
}

func bits(of number: Int) -> UInt { reread(number, as: UInt.self) }
func number(from bits: UInt) -> Int { reread(bits, as: Int.self) }
