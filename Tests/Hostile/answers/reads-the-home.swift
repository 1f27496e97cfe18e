import Foundation
let seen = FileManager.default.fileExists(atPath: "/etc/passwd") || FileManager.default.fileExists(atPath: "/root/.profile")
print(seen ? "sees" : "blind")
func double(_ n: Int) -> Int { n * 2 }
