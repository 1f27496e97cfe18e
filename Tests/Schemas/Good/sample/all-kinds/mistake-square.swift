func twice(_ number: Int) -> Int {
  number * number
}
