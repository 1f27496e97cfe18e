func shortened(_ title: String, to limit: Int) -> String {
  return title.count > limit ? title.prefix(limit - 3) + "..." : title
}
