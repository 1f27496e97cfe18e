func shortened(_ title: String, to limit: Int) -> String {
  String(title.prefix(limit))
}
