enum Filter {
  case tagged(String)
  case not(String)
  case both(String, String)

  func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case .tagged(let tag): tags.contains(tag)
    case .not(let tag): !tags.contains(tag)
    case .both(let first, let second): tags.contains(first) && tags.contains(second)
    }
  }
}
