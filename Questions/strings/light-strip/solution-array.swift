func compressed(_ strip: String) -> String {
  let lamps = Array(strip)
  var result = ""
  var start = 0
  while start < lamps.count {
    var end = start
    while end < lamps.count, lamps[end] == lamps[start] {
      end += 1
    }
    result += String(end - start) + String(lamps[start])
    start = end
  }
  return result
}
