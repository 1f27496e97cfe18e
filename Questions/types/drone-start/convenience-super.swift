class Vehicle {
  var name: String
  init(name: String) { self.name = name }
  func report() { print(name) }
}

class Drone: Vehicle {
  var cameras: Int
  init(cameras: Int) {
    self.cameras = cameras
    super.init(name: "Kite")
  }

  convenience init() {
    cameras = 1
    super.init(name: "Kite")
  }
}
