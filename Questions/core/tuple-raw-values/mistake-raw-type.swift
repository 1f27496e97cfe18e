enum Heading: (Int, Int), CaseIterable {
  case north = (0, 1)
  case east = (1, 0)
  case south = (0, -1)
  case west = (-1, 0)
}
