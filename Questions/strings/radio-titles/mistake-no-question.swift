func shortened(_ title: String, to limit: Int) -> String {
  let end = title.index(title.startIndex, offsetBy: limit - 1)
  let rest = title[end...]
  return rest.count > 1 ? String(title[..<end]) + "…" : title
}
