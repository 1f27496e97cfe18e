let list = [Int](unsafeUninitializedCapacity: 1) { buffer, count in
  buffer[9] = 1; count = 1
}
func double(_ n: Int) -> Int { n * 2 }
