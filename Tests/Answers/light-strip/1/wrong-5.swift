func compressed(_ strip: String) -> String {
  var result = ""
  var current: Character = " "
  var length = 0
  for lamp in strip {
    if lamp == current && length < 9 {
      length += 1
    } else {
      if length > 0 { result += "\(length)\(current)" }
      current = lamp
      length = 1
    }
  }
  if length > 0 { result += "\(length)\(current)" }
  return result
}
