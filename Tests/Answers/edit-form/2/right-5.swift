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
    func set<T>(_ path: WritableKeyPath<Contact, T>, _ value: T?) {
      guard let value else { return }
      copy[keyPath: path] = value
    }
    set(\.name, edit.name)
    set(\.phone, edit.phone)
    set(\.birthday, edit.birthday)
    return copy
  }
}
