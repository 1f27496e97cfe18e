struct Key: ~Copyable {
  let number: Int
}

func look<Item>(at item: Item) {
  print("looking")
}

func program() {
  let key = Key(number: 7)
  look(at: key)
}

program()
