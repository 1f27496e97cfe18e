struct Filter {
  indirect enum Kind { case tagged(String), not(Filter), both(Filter, Filter) }
  let kind: Kind
  func accepts(_ tags: Set<String>) -> Bool {
    switch kind {
    case .tagged(let tag): tags.contains(tag)
    case .not(let filter): !filter.accepts(tags)
    case .both(let first, let second): first.accepts(tags) && second.accepts(tags)
    }
  }
}
