import Foundation

func shortened(_ title: String, to limit: Int) -> String {
  let letters = Array(title)
  if letters.count > limit {
    return String(letters[0..<(limit - 1)]) + "…"
  } else {
    return title
  }
}

print(shortened("Jolene", to: 4))
print(shortened("🇮🇹🇮🇹", to: 1))
