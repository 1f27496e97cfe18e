protocol Station {
  var name: String { get }
}

extension Station {
  func weather() -> String { "sunny" }
}

struct NightOwl: Station {
  let name = "Night Owl"
  func weather() -> String { "dark" }
}

func report<S: Station>(_ station: S) -> String {
  station.weather()
}

let owl = NightOwl()
let station: any Station = owl
print(owl.weather())
print(station.weather())
print(report(owl))
