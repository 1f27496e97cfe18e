import Foundation.NSObject
func double(_ n: Int) -> Int { n * 2 }
