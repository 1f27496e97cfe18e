class Aquarium {
  let name: String
  private(set) var sensors: [Sensor] = []
  private(set) var log: [String] = []
  private lazy var onAlarm: (Double) -> Void = { [unowned self] value in
    log.append("\(name): \(value)")
  }

  init(name: String) {
    self.name = name
  }

  deinit {
    // The sensors that live on are spare parts from now on.
    for sensor in sensors {
      sensor.aquariumName = nil
    }
  }

  func addSensor(_ kind: String) -> Sensor {
    let sensor = Sensor(kind: kind, aquariumName: name)
    sensors.append(sensor)
    return sensor
  }

  func alarm(at value: Double) {
    onAlarm(value)
  }
}

class Sensor {
  let kind: String
  fileprivate var aquariumName: String?

  init(kind: String, aquariumName: String?) {
    self.kind = kind
    self.aquariumName = aquariumName
  }

  var label: String {
    aquariumName.map { "\(kind) in \($0)" } ?? "\(kind), spare"
  }
}
