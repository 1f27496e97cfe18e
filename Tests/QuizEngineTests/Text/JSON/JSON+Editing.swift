import QuizEngine

extension JSON {
  /// The value with another one at a path such as `parts/0/kind`; nothing removes what is there.
  func with(_ path: String, _ value: JSON?) -> JSON {
    edited(path.split(separator: "/").map(String.init)[...], value)
  }

  private func edited(_ path: ArraySlice<String>, _ value: JSON?) -> JSON {
    guard let step = path.first else { return value ?? .null }
    let rest = path.dropFirst()
    switch self {
    case .object(var members):
      if let place = members.firstIndex(where: { $0.0 == step }) {
        if rest.isEmpty, value == nil {
          members.remove(at: place)
        } else {
          members[place].1 = members[place].1.edited(rest, value)
        }
      } else if rest.isEmpty, let value {
        members.append((step, value))
      }
      return .object(members)
    case .array(var elements):
      guard let place = Int(step) else { return self }
      if place == elements.count, let value {
        elements.append(value)
      } else if rest.isEmpty, value == nil {
        elements.remove(at: place)
      } else {
        elements[place] = elements[place].edited(rest, value)
      }
      return .array(elements)
    default: return self
    }
  }
}
