enum Filter {
  case tagged(String)
  case not([Filter])
  case both([Filter])

  func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case .tagged(let tag): tags.contains(tag)
    case .not(let filters): !filters.contains { $0.accepts(tags) }
    case .both(let filters): filters.allSatisfy { $0.accepts(tags) }
    }
  }
}
