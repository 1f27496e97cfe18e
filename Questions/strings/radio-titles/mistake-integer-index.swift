func shortened(_ title: String, to limit: Int) -> String {
  if title.count <= limit {
    return title
  }
  return title[0..<(limit - 1)] + "…"
}
