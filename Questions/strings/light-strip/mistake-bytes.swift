func compressed(_ strip: String) -> String {
  var result = ""
  var rest = strip.unicodeScalars[...]
  while let lamp = rest.first {
    let run = rest.prefix { $0 == lamp }
    result += "\(run.count)\(lamp)"
    rest = rest[run.endIndex...]
  }
  return result
}
