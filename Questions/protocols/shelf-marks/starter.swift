struct ShelfMark {
  let room: String
  let row: Int
  let box: Int
}
