struct Key: ~Copyable {
  let number: Int
}

struct Ring<Item: ~Copyable> {
  let item: Item
}

func program() {
  let ring = Ring(item: Key(number: 7))
  print(ring.item.number)
}

program()
