func shortened(_ title: String, to limit: Int) -> String {
  if title.count <= limit {
    return title
  }
  let end = title.index(title.startIndex, offsetBy: limit - 1)
  return String(title[..<end]) + "…"
}
