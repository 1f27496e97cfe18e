class Vehicle {
  var name: String
  init(name: String) { self.name = name }
  func report() { print(name) }
}

class Drone: Vehicle {
  var cameras: Int
  init(cameras: Int) {
    super.init(name: "Kite")
    self.cameras = cameras
  }
}
