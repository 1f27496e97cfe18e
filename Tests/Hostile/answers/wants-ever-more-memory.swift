func double(_ n: Int) -> Int {
  var all: [[UInt8]] = []
  while true {
    var part: [UInt8] = []
    part.reserveCapacity(1 << 28)
    all.append(part)
  }
}
