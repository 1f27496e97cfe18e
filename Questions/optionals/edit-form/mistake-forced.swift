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
    if edit.name != nil { result.name = edit.name! }
    if edit.phone != nil { result.phone = edit.phone!! }
    if edit.birthday != nil { result.birthday = edit.birthday!! }
    return result
  }
}
