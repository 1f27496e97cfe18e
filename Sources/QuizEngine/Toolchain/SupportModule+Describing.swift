extension SupportModule {
  /// How values are written.
  static let describing = #"""
    private let longestDescription = 32768

    private func describeError(_ error: any Error) -> String {
      cut(stripped(String(reflecting: type(of: error))) + " " + stripped(String(describing: error)))
    }

    private func cut(_ text: String) -> String {
      guard text.utf8.count > longestDescription else { return text }
      return String(text.prefix(longestDescription / 4)) + "…"
    }

    /// Writes a value as `debugDescription` does, but for optionals, sets and dictionaries.
    private func describe(_ value: Any) -> String {
      cut(describe(value, room: longestDescription))
    }

    private func describe(_ value: Any, room: Int) -> String {
      if value is Void { return "()" }
      let mirror = Mirror(reflecting: value)
      // Words in a text are the answer's, even where they look like the name of its module. An
      // optional text would pass for one.
      if mirror.displayStyle != .optional, value is any StringProtocol || value is Character {
        return String(reflecting: value)
      }
      switch mirror.displayStyle {
      case .optional:
        guard let some = mirror.children.first else { return "nil" }
        let inner = describe(some.value, room: room)
        return inner == "nil" ? "Optional(nil)" : inner
      case .collection where value is any RandomAccessCollection:
        return list(mirror.children, room: room) { describe($0.value, room: $1) }
      case .set:
        return list(mirror.children, room: room, isSorted: true) { describe($0.value, room: $1) }
      case .dictionary where mirror.children.isEmpty:
        return "[:]"
      case .dictionary:
        return list(mirror.children, room: room, isSorted: true) { child, room in
          let pair = Array(Mirror(reflecting: child.value).children)
          guard pair.count == 2 else { return String(reflecting: child.value) }
          return describe(pair[0].value, room: room) + ": " + describe(pair[1].value, room: room)
        }
      case .tuple:
        let parts = mirror.children.map { child in
          let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
          return label + describe(child.value, room: room)
        }
        return "(" + parts.joined(separator: ", ") + ")"
      default:
        return stripped(String(reflecting: value))
      }
    }

    /// Writes elements, and stops where there is no room: a million of them help nobody.
    private func list(
      _ children: Mirror.Children, room: Int, isSorted: Bool = false,
      _ describe: (Mirror.Child, Int) -> String
    ) -> String {
      var parts: [String] = []
      var left = room
      for child in children {
        guard left > 0 else {
          parts.append("…")
          break
        }
        let text = describe(child, left)
        left -= text.utf8.count + 2
        parts.append(text)
      }
      return "[" + (isSorted ? parts.sorted() : parts).joined(separator: ", ") + "]"
    }

    /// Leaves out the name of the answer's module, and the addresses in the names of private types,
    /// but not within quotes.
    private func stripped(_ text: String) -> String {
      let bytes = Array(text.utf8)
      let module = Array("Answer.".utf8)
      let context = Array("(unknown context at $".utf8)
      var result: [UInt8] = []
      var index = 0
      var isQuoted = false
      while index < bytes.count {
        let byte = bytes[index]
        if isQuoted, byte == 92, index + 1 < bytes.count {
          result += bytes[index...(index + 1)]
          index += 2
          continue
        }
        if byte == 34 { isQuoted.toggle() }
        if !isQuoted, !(result.last.map(isNamePart) ?? false), bytes[index...].starts(with: module) {
          index += module.count
          if bytes[index...].starts(with: context), let end = bytes[index...].firstIndex(of: 41) {
            index = end + 1
            if index < bytes.count, bytes[index] == 46 { index += 1 }
          }
          continue
        }
        result.append(byte)
        index += 1
      }
      return String(decoding: result, as: UTF8.self)
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 95, 97...122, 128...255: true
      default: false
      }
    }
    """#
}
