struct Key: ~Copyable {
  let number: Int
}

struct Ring<Item: ~Copyable>: ~Copyable {
  let item: Item
}

extension Ring: Copyable where Item: Copyable {}

func program() {
  let ring = Ring(item: "label")
  let copy = ring
  print(ring.item, copy.item)
}

program()
