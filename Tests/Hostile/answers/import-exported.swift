@_exported import Foundation
func double(_ n: Int) -> Int { n * 2 }
