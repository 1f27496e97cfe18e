final class Aquarium {
  let name: String
  private(set) var sensors: [Sensor] = []
  private(set) var log: [String] = []
  private var onAlarm: ((Double) -> Void)?

  init(name: String) {
    self.name = name
    onAlarm = { [weak self] value in
      guard let self else { return }
      self.log.append("\(self.name): \(value)")
    }
  }

  deinit {
    sensors.forEach { $0.aquarium = nil }
    print("\(name) is freed")
  }

  func addSensor(_ kind: String) -> Sensor {
    let sensor = Sensor(kind: kind, aquarium: self)
    sensors.append(sensor)
    return sensor
  }

  func alarm(at value: Double) {
    onAlarm?(value)
  }
}

final class Sensor {
  let kind: String
  unowned var aquarium: Aquarium?

  init(kind: String, aquarium: Aquarium) {
    self.kind = kind
    self.aquarium = aquarium
  }

  var label: String {
    kind + (aquarium.map { " in " + $0.name } ?? ", spare")
  }
}
