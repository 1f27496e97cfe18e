func shortened(_ title: String, to limit: Int) -> String {
  if title.count <= limit { return title }
  return String(title.unicodeScalars.prefix(limit - 1)) + "…"
}
