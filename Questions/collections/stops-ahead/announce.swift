func announce(_ stops: ArraySlice<String>) {
  print("Next:", stops.first ?? "none")
  print("Then:", stops[1])
}

let stops = ["Harbour", "Market", "Museum", "Station", "Zoo"]
announce(stops[...2])
announce(stops[3...])
