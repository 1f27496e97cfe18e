enum Filter {
  case tagged(String)
  indirect case not(_ filter: Filter)
  indirect case both(_ first: Filter, _ second: Filter)

  func accepts(_ tags: Set<String>) -> Bool {
    var stack: [(Filter, Bool)] = [(self, true)]
    func eval(_ f: Filter) -> Bool {
      switch f {
      case .tagged(let tag): return tags.contains(tag)
      case .not(let filter): return !eval(filter)
      case .both(let first, let second): return eval(first) && eval(second)
      }
    }
    return eval(stack.removeLast().0)
  }
}
