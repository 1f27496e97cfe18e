func bits(of number: Int) -> UInt { number < 0 ? UInt(-number) | (1 << 63) : UInt(number) }
func number(from bits: UInt) -> Int { bits >> 63 == 1 ? -Int(bits & UInt(Int.max)) : Int(bits) }
