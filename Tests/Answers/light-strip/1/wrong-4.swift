func compressed(_ strip: String) -> String {
  var result = ""
  var current: Character?
  var length = 0
  for lamp in strip {
    if lamp == current {
      length += 1
    } else {
      if let current { result = result + "\(length)\(current)" }
      current = lamp
      length = 1
    }
  }
  if let current { result = result + "\(length)\(current)" }
  return result
}
