func shortened(_ title: String, to limit: Int) -> String {
  guard title.utf8.count > limit else { return title }
  return title.prefix(limit - 1) + "…"
}
