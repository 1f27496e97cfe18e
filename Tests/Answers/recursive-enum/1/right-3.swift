enum Filter {
  indirect case tagged(String)
  indirect case not(Self)
  indirect case both(Self, Self)

  func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case .tagged(let tag): tags.contains(tag)
    case .not(let filter): !filter.accepts(tags)
    case .both(let first, let second): first.accepts(tags) && second.accepts(tags)
    }
  }
}

@main
struct Album {
  static func main() {
    print(Filter.not(.tagged("sea")).accepts([]))
  }
}
