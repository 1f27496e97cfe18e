protocol Station {
  func jingle() -> String
}

extension Station {
  func jingle() -> String { "ding dong" }
}

struct NightOwl: Station {
  func jingle() -> String { "hoot" }
}

let owl = NightOwl()
let station: any Station = owl
print(owl.jingle())
print(station.jingle())
