func fill(_ litres: Int) {
  #if DEBUG
    if litres < 0 { fatalError("negative amount") }
  #endif
  print("filled")
}

fill(-1)
