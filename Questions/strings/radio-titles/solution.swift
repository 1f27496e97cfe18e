func shortened(_ title: String, to limit: Int) -> String {
  guard title.count > limit else { return title }
  return title.prefix(limit - 1) + "…"
}
