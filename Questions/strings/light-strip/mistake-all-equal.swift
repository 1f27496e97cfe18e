func compressed(_ strip: String) -> String {
  var lengths: [Character: Int] = [:]
  var order: [Character] = []
  for lamp in strip {
    if lengths[lamp] == nil { order.append(lamp) }
    lengths[lamp, default: 0] += 1
  }
  return order.map { "\(lengths[$0, default: 0])\($0)" }.joined()
}
