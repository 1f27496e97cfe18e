func compressed(_ strip: String) -> String {
  var iterator = strip.makeIterator()
  var parts: [String] = []
  var next = iterator.next()
  while let lamp = next {
    var n = 1
    next = iterator.next()
    while next == lamp {
      n += 1
      next = iterator.next()
    }
    parts.append("\(n)\(lamp)")
  }
  return parts.joined(separator: "")
}
