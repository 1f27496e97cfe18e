class Vehicle {
  let name: String

  init(name: String) {
    self.name = name
    report()
  }

  func report() { print("\(name) is ready") }
}

class Drone: Vehicle {
  var cameras: Int

  init(name: String, cameras: Int) {
    self.cameras = cameras
    super.init(name: name)
    self.cameras += 1
  }

  override func report() { print("\(name) has \(cameras) cameras") }
}

Drone(name: "Kite", cameras: 2).report()
