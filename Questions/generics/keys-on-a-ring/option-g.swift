struct Key: ~Copyable {
  let number: Int
}

func find(_ number: Int) -> Key? {
  number > 0 ? Key(number: number) : nil
}

func program() {
  if let key = find(7) {
    print(key.number)
  }
}

program()
