func open(_ valve: Int) {
  switch valve {
  case 1, 2: print("open")
  default: assertionFailure("no such valve")
  }
}

open(7)
