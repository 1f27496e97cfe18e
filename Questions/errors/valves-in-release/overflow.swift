func doubled(_ litres: Int8) -> Int8 {
  litres * 2
}

print(doubled(100))
