func compressed(_ strip: String) -> String {
  let count = strip.count
  var result = ""
  var position = 0
  while position < count {
    let lamp = strip[strip.index(strip.startIndex, offsetBy: position)]
    var length = 0
    while position < count,
      strip[strip.index(strip.startIndex, offsetBy: position)] == lamp
    {
      length += 1
      position += 1
    }
    result += "\(length)\(lamp)"
  }
  return result
}
