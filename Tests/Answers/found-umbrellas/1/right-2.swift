struct Drawer<Element> {
  private indirect enum Stack {
    case empty
    case top(Element, below: Stack)
  }

  private var stack = Stack.empty
  private(set) var count = 0

  mutating func put(_ thing: Element) {
    stack = .top(thing, below: stack)
    count += 1
  }

  mutating func takeLatest() -> Element? {
    guard case .top(let thing, let below) = stack else { return nil }
    stack = below
    count -= 1
    return thing
  }
}

extension Drawer where Element: Equatable {
  func contains(_ thing: Element) -> Bool {
    var rest = stack
    while case .top(let other, let below) = rest {
      if other == thing { return true }
      rest = below
    }
    return false
  }
}
