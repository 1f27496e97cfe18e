let litres = [5, 8]

func amount(of valve: Int) -> Int {
  litres[valve]
}

print(amount(of: 7))
