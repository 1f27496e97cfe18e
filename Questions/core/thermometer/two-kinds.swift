final class WallThermometer {
  var highest = 0

  func record(_ celsius: Int) {
    highest = max(highest, celsius)
  }
}

struct PocketThermometer {
  var highest = 0

  mutating func record(_ celsius: Int) {
    highest = max(highest, celsius)
  }
}

let wall = WallThermometer()
wall.record(21)

let pocket = PocketThermometer()
pocket.record(21)

print(wall.highest, pocket.highest)
