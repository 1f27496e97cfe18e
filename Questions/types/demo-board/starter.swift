struct Board {
  private var pieces: [String: Character] = [:]

  // Your subscripts go here. You may also store the pieces in another way.
}
