func compressed(_ strip: String) -> String {
  var result = "", start = strip.startIndex
  while start < strip.endIndex {
    let end = strip[start...].firstIndex { $0 != strip[start] } ?? strip.endIndex
    result += "\(strip.distance(from: start, to: end))\(strip[start])"
    start = end
  }
  return result
}
