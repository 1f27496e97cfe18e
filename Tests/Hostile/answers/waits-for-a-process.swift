import Foundation
func double(_ n: Int) -> Int {
  let shell = Process()
  shell.executableURL = URL(fileURLWithPath: "/bin/sleep")
  shell.arguments = ["7002"]
  try? shell.run()
  shell.waitUntilExit()
  return n * 2
}
