final class Aquarium {
  let name: String
  private(set) var sensors: [Sensor] = []
  private(set) var log: [String] = []

  init(name: String) {
    self.name = name
  }

  deinit {
    print("\(name) is freed")
  }

  func addSensor(_ kind: String) -> Sensor {
    let sensor = Sensor(kind: kind, aquarium: self)
    sensors.append(sensor)
    return sensor
  }

  func alarm(at value: Double) {
    log.append("\(name): \(value)")
  }
}

struct Sensor {
  let kind: String
  weak var aquarium: Aquarium?

  var label: String {
    guard let aquarium = aquarium else { return "\(kind), spare" }
    return "\(kind) in \(aquarium.name)"
  }
}
