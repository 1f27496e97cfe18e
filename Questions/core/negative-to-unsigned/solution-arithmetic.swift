func bits(of number: Int) -> UInt {
  number < 0 ? ~number.magnitude &+ 1 : number.magnitude
}

func number(from bits: UInt) -> Int {
  // Above `Int.max` the highest bit counts as -2⁶³; all lower bits count as ever.
  bits > UInt(Int.max) ? Int.min + Int(bits - UInt(Int.max) - 1) : Int(bits)
}
