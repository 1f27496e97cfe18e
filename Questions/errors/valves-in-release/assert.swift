func fill(_ litres: Int) {
  assert(litres >= 0, "negative amount")
  print("filled")
}

fill(-1)
