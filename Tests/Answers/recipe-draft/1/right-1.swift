import Foundation

struct Recipe {
  var title = "Soup"
  var minutes = 20
  let number = 7
  var isQuick: Bool { minutes <= 15 }
}

@dynamicMemberLookup
public struct Draft<Root> {
  private let original: Root
  private var copy: Root
  private var touched = [PartialKeyPath<Root>: Bool]()

  public init(_ original: Root) {
    self.original = original
    self.copy = original
  }

  public var current: Root { return copy }

  public subscript<T>(dynamicMember keyPath: KeyPath<Root, T>) -> T {
    get { return copy[keyPath: keyPath] }
  }

  public subscript<T>(dynamicMember keyPath: WritableKeyPath<Root, T>) -> T {
    get { return copy[keyPath: keyPath] }
    set {
      touched[keyPath] = true
      copy[keyPath: keyPath] = newValue
    }
  }

  public func isChanged(_ keyPath: PartialKeyPath<Root>) -> Bool {
    return touched[keyPath] ?? false
  }
}

struct Menu { var course = 1; let id = 3 }
var draft = Draft(Recipe())
draft.minutes = 15
print(draft.isQuick)
var menu = Draft(Menu())
menu.course = 2
print(menu.isChanged(\.course), menu.id)
