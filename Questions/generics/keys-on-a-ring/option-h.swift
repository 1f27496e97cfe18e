struct Key: ~Copyable {
  let number: Int
}

func keep<Item: ~Copyable>(_ item: consuming Item) {}

func program() {
  let key = Key(number: 7)
  keep(key)
  print(key.number)
}

program()
