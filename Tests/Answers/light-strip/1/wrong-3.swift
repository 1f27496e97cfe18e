func compressed(_ strip: String) -> String {
  var result = ""
  var length = 0
  var previous: Character = " "
  for lamp in strip {
    if lamp == previous {
      length += 1
    } else {
      if length > 1 { result += "\(length)" }
      if length > 0 { result += "\(previous)" }
      previous = lamp
      length = 1
    }
  }
  if length > 1 { result += "\(length)" }
  if length > 0 { result += "\(previous)" }
  return result
}
