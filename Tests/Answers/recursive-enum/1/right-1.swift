public indirect enum Filter: Hashable, Sendable {
  case tagged(String)
  case not(Filter)
  case both(Filter, Filter)

  public func accepts(_ tags: Set<String>) -> Bool {
    switch self {
    case let .tagged(tag):
      return tags.contains(tag)
    case let .not(filter):
      return filter.accepts(tags) == false
    case let .both(first, second):
      return first.accepts(tags) && second.accepts(tags)
    }
  }
}

let album = Filter.both(.tagged("sea"), .not(.tagged("people")))
print(album.accepts(["sea"]))
