import Foundation

@dynamicMemberLookup
struct Draft<Original> {
  private var versions: [Original]
  private var marks: [PartialKeyPath<Original>: Int] = [:]

  init(_ original: Original) { versions = [original] }

  var current: Original {
    get { return versions[versions.count - 1] }
  }

  subscript<Value>(dynamicMember path: KeyPath<Original, Value>) -> Value {
    get { return current[keyPath: path] }
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Original, Value>) -> Value {
    get { return current[keyPath: path] }
    set {
      var next = current
      next[keyPath: path] = newValue
      versions.append(next)
      marks[path, default: 0] += 1
    }
  }

  func isChanged<V>(_ path: KeyPath<Original, V>) -> Bool { marks[path] != nil }
}

struct Menu { var title = "Lunch"; var price = 9 }
var draft = Draft(Menu())
draft.price += 1
print(draft.current, draft.isChanged(\.price), draft.isChanged(\.title))
