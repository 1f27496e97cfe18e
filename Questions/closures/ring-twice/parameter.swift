func repeated(_ count: Int, action: () -> Void) {
  for _ in 0..<count {
    action()
  }
}

func ring() {
  print("ring")
}

let bell = { (turn: Int) in ring() }
repeated(2, action: bell)
