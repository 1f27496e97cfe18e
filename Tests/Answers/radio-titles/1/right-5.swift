extension String {
  func fitted(_ n: Int) -> String { count < n ? self + "…" : String(dropLast()).fitted(n) }
}
func shortened(_ title: String, to limit: Int) -> String {
  title.count <= limit ? title : title.fitted(limit)
}
