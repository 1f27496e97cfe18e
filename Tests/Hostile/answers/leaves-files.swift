import Foundation
let files = FileManager.default
let before = (try? files.contentsOfDirectory(atPath: "."))?.filter { !$0.hasPrefix(".") }.count ?? -1
print("found", before)
try? files.createDirectory(atPath: "locked/inner", withIntermediateDirectories: true)
try? files.createSymbolicLink(atPath: "home", withDestinationPath: "/root")
try? "x".write(toFile: "locked/inner/file", atomically: false, encoding: .utf8)
try? files.setAttributes([.posixPermissions: 0], ofItemAtPath: "locked/inner")
try? files.setAttributes([.posixPermissions: 0], ofItemAtPath: "locked")
func double(_ n: Int) -> Int { n * 2 }
