import Foundation
func double(_ n: Int) -> Int {
  let data = Data(count: 40 << 20)
  do { try data.write(to: URL(fileURLWithPath: "big")) } catch { return -1 }
  return n * 2
}
