import Foundation

func compressed(_ strip: String) -> String {
  guard !strip.isEmpty else { return "" }
  var result = ""
  var index = strip.startIndex
  while index != strip.endIndex {
    let lamp = strip[index]
    var length = 0
    repeat {
      length += 1
      index = strip.index(after: index)
    } while index != strip.endIndex && strip[index] == lamp
    result.append(String(length))
    result.append(lamp)
  }
  return result
}

print(compressed("🔴🔴🔴🟢"))
