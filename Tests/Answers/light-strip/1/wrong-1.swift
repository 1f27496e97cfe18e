func compressed(_ strip: String) -> String {
  var rest = strip
  var result = ""
  while !rest.isEmpty {
    let lamp = rest.removeFirst()
    var n = 1
    while rest.first == lamp {
      rest.removeFirst()
      n += 1
    }
    result += "\(n)\(lamp)"
  }
  return result
}
