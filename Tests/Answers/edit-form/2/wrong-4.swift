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
    var c = self
    if let n = edit.name, !n.isEmpty { c.name = n }
    if let p = edit.phone { c.phone = p }
    if let b = edit.birthday { c.birthday = b }
    return c
  }
}
