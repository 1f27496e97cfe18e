func compressed(_ strip: String) -> String {
  var result = ""
  var length = 1
  var previous = strip.first!
  for lamp in strip.dropFirst() {
    if lamp == previous {
      length += 1
    } else {
      result += "\(length)\(previous)"
      previous = lamp
      length = 1
    }
  }
  return result + "\(length)\(previous)"
}
