func middle<Thing>(of things: Array<Thing>) -> Optional<Thing> {
  var position = 0
  for thing in things {
    if position == things.count / 2 { return .some(thing) }
    position += 1
  }
  return .none
}
