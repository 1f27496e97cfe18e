enum Filter {
  case tagged(String)
  indirect case not(Filter), both(Filter, Filter)
}

extension Filter {
  func accepts(_ tags: Set<String>) -> Bool {
    if case .tagged(let tag) = self { return tags.contains(tag) }
    if case .not(let filter) = self { return !filter.accepts(tags) }
    guard case .both(let first, let second) = self else { return false }
    return [first, second].allSatisfy { $0.accepts(tags) }
  }
}
