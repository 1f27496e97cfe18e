import Foundation

// The initialiser moves out.
extension Seedling {
  init?(label: String) {
    let parts = label.split(separator: "/")
    guard parts.count == 2, let age = parts.last.flatMap({ Int($0) }), 0 <= age else { return nil }
    species = String(parts[0])
    weeks = age
  }
}

struct Seedling {
  var species: String
  var weeks: Int
  var hardy = false
}
