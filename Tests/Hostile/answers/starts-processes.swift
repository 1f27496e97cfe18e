import Foundation
let shell = Process()
shell.executableURL = URL(fileURLWithPath: "/bin/sh")
shell.arguments = ["-c", "sleep 7001 & (setsid sleep 7001 &) ; exit 0"]
try? shell.run()
func double(_ n: Int) -> Int { n * 2 }
