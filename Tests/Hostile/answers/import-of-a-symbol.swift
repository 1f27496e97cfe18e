import struct Foundation.Date
func double(_ n: Int) -> Int { n * 2 }
