func compressed(_ strip: String) -> String {
  strip.reduce(into: [(lamp: Character, count: Int)]()) { runs, lamp in
    if let last = runs.last, last.lamp == lamp {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((lamp, 1))
    }
  }
  .map { "\($0.count)\($0.lamp)" }
  .joined()
}
