import Foundation

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
    var copy = self
    copy.name = edit.name ?? copy.name
    if edit.phone != nil { copy.phone = edit.phone! }
    if edit.birthday != nil { copy.birthday = edit.birthday! }
    return copy
  }
}

let ana = Contact(name: "Ana", phone: "12", birthday: nil)
print(ana.applying(Edit(phone: .some(nil))))
