import Foundation

func shortened(_ title: String, to limit: Int) -> String {
  let letters = Array(title)
  guard letters.count > limit else {
    return title
  }
  return String(letters[0..<(limit - 1)]) + "…"
}

print(shortened("Jolene", to: 4))
print(shortened("🇮🇹🇮🇹", to: 1))
