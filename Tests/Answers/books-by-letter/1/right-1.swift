import Foundation

/// The titles by their first letter, in the order in which they were given.
func shelves(for titles: [String]) -> [Character: [String]] {
  return titles.reduce(into: [:]) { result, title in
    if let letter = title.first {
      result[letter, default: []] += [title]
    }
  }
}

print(shelves(for: ["a", "b"]).count)
