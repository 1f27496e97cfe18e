recursive enum Filter {
  case tagged(String)
  case not(Filter)
  case both(Filter, Filter)

  func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case .tagged(let tag): tags.contains(tag)
    case .not(let filter): !filter.accepts(tags)
    case .both(let first, let second): first.accepts(tags) && second.accepts(tags)
    }
  }
}
