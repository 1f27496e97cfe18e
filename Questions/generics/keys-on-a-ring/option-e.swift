struct Key: ~Copyable {
  let number: Int
}

func look<Item: ~Copyable>(at item: borrowing Item) {
  print("looking")
}

func program() {
  let key = Key(number: 7)
  look(at: key)
  look(at: "label")
  print(key.number)
}

program()
