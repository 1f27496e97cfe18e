func bits(of number: Int) -> UInt { number < 0 ? UInt.max - UInt(-number) + 1 : UInt(number) }
func number(from bits: UInt) -> Int { bits > UInt(Int.max) ? -Int(UInt.max - bits) - 1 : Int(bits) }
