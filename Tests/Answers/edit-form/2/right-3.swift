struct Contact {
  var name: String
  var phone: String?
  var birthday: String?
}

/// What an edit form sends. A field that it does not mention is `nil`.
struct Edit {
  var name: String? = nil
  var phone: String?? = nil
  var birthday: String?? = nil
}

extension Contact {
  func applying(_ edit: Edit) -> Contact {
    var result = self
    result.apply(edit)
    return result
  }

  mutating func apply(_ edit: Edit) {
    func set<Value>(_ path: WritableKeyPath<Contact, Value>, _ value: Value?) {
      guard let value else { return }
      self[keyPath: path] = value
    }
    set(\.name, edit.name)
    set(\.phone, edit.phone)
    set(\.birthday, edit.birthday)
  }
}
