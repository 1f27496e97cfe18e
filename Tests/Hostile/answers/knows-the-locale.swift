import Foundation
print(TimeZone.current.identifier, Locale.current.identifier)
func double(_ n: Int) -> Int { Int(String(format: "%.0f", Double(n) * 2))! }
