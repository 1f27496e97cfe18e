final class Box { let filter: Filter; init(_ f: Filter) { filter = f } }
enum Filter {
  case tagged(String)
  case not(Box)
  case both(Box, Box)
  func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case .tagged(let tag): tags.contains(tag)
    case .not(let b): !b.filter.accepts(tags)
    case .both(let first, let second): first.filter.accepts(tags) && second.filter.accepts(tags)
    }
  }
}
