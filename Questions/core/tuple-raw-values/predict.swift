enum Heading: (Int, Int) {
  case north = (0, 1)
  case east = (1, 0)
}

let heading = Heading.east
print(heading)
