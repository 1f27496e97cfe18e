enum Heading: CaseIterable {
  case north, east, south, west
}
