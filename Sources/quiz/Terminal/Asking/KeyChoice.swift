/// One thing to choose with a single key.
struct KeyChoice<Value> {
  /// The key that chooses it.
  let key: Key
  /// What it does, in a word or two.
  let label: String
  /// What choosing it gives.
  let value: Value

  init(_ key: Key, _ label: String, _ value: Value) {
    self.key = key
    self.label = label
    self.value = value
  }

  /// A choice with a letter or a digit.
  init(_ key: Character, _ label: String, _ value: Value) {
    self.init(.character(key), label, value)
  }
}

extension KeyChoice: Sendable where Value: Sendable {}

extension KeyChoice {
  /// How a legend writes it, such as `[h] hint`.
  var legend: String {
    "[\(key.name)] \(label)"
  }
}

extension Key {
  /// What a legend calls it.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .alt(let character): "Alt-\(character)"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .wordLeft: "Ctrl-Left"
    case .wordRight: "Ctrl-Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .other: "?"
    }
  }
}
