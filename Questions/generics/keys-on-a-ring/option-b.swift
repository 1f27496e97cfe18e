struct Key: ~Copyable {
  let number: Int
}

struct Ring<Item: ~Copyable>: ~Copyable {
  let item: Item
}

extension Ring {
  func jingle() { print("ring") }
}

func program() {
  let ring = Ring(item: Key(number: 7))
  ring.jingle()
}

program()
