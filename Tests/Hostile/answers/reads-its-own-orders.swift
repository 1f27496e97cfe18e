import Foundation
let lines = (try? String(contentsOfFile: "/proc/self/fd/3", encoding: .utf8)) ?? "nothing"
print(lines.count > 0, FileManager.default.contents(atPath: "/proc/self/environ")?.count ?? 0 > 0)
func double(_ n: Int) -> Int { n * 2 }
