struct Key: ~Copyable {
  let number: Int
}

struct Ring<Item: ~Copyable>: ~Copyable {
  let item: Item
}

extension Ring where Item: ~Copyable {
  func jingle() { print("ring") }
}

func program() {
  let ring = Ring(item: Key(number: 7))
  ring.jingle()
  let other = Ring(item: "label")
  other.jingle()
}

program()
