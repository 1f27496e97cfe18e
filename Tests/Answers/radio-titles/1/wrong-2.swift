func shortened(_ title: String, to limit: Int) -> String {
  if title.unicodeScalars.count > limit {
    var s = String.UnicodeScalarView()
    s.append(contentsOf: title.unicodeScalars.prefix(limit - 1))
    return String(s) + "…"
  }
  return title
}
