final class Copy: Equatable {
  let title: String
  var isLent = false

  init(title: String) { self.title = title }

  static func == (left: Copy, right: Copy) -> Bool {
    left.title == right.title
  }
}

let onDesk = Copy(title: "Momo")
let onShelf = Copy(title: "Momo")
let inBag = onDesk
inBag.isLent = true

print(onDesk == onShelf, onDesk === onShelf)
print(onDesk == inBag, onDesk === inBag)
print(onDesk.isLent, onShelf.isLent)
print([onShelf].contains(onDesk))
