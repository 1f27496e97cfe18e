func open(_ valve: Int) {
  guard valve == 1 || valve == 2 else {
    fatalError("no such valve")
  }
  print("open")
}

open(7)
