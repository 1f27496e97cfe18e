func shortened(_ title: String, to limit: Int) -> String {
  var result = title
  while result.count > limit - 1, title.count > limit {
    result.removeLast()
  }
  return title.count > limit ? result + "…" : title
}
