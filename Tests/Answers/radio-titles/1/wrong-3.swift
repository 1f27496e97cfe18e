func shortened(_ title: String, to limit: Int) -> String {
  title.count > limit ? "…" + title.suffix(limit - 1) : title
}
