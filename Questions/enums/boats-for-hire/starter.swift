enum Hire {
  case kayak(hours: Int)
  case sailingBoat(hours: Int, skipper: Bool)
  case pedalBoat
}

func kayaks(in hires: [Hire]) -> Int {
  // Write your answer here, and the property above.
  return 0
}
