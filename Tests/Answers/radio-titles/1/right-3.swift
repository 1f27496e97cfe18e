func shortened(_ title: String, to number: Int) -> String {
  var out = ""
  var left = number
  for letter in title {
    if left == 0 {
      out.removeLast()
      out.append("…")
      return out
    }
    out.append(letter)
    left -= 1
  }
  return out
}
