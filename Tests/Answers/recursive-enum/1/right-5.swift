private struct Never1 {}
indirect enum Filter {
  case tagged(String), not(Filter), both(Filter, Filter)
  static func either(_ a: Filter, _ b: Filter) -> Filter { .not(.both(.not(a), .not(b))) }
  func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case .tagged(let tag): tags.contains(tag)
    case .not(let filter): !filter.accepts(tags)
    case .both(let first, let second): first.accepts(tags) && second.accepts(tags)
    }
  }
}
