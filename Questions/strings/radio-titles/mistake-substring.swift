func shortened(_ title: String, to limit: Int) -> String {
  if title.count <= limit {
    return title
  }
  var cut = title.prefix(limit - 1)
  cut.append("…")
  return cut
}
