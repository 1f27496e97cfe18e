extension Int {
  var unsigned: UInt { UInt(bitPattern: self) }
}

extension UInt {
  var signed: Int { Int(bitPattern: self) }
}

func bits(of number: Int) -> UInt { number.unsigned }
func number(from bits: UInt) -> Int { bits.signed }

let hash = -12
print("bucket \(bits(of: hash) % 8)")
