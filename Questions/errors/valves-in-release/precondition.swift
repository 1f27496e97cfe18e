func fill(_ litres: Int) {
  precondition(litres >= 0, "negative amount")
  print("filled")
}

fill(-1)
