struct Exhibit {
  private(set) var room = 1
}

func move(_ exhibit: inout Exhibit) {
  exhibit.room += 1
}
