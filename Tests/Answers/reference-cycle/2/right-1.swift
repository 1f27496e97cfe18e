final class Aquarium {
  let name: String
  private(set) var sensors: [Sensor] = []
  private(set) var log: [String] = []
  private var onAlarm: ((Double) -> Void)?

  init(name: String) {
    self.name = name
    onAlarm = { [weak self] value in
      self?.note(value)
    }
  }

  deinit {
    print("\(name) is freed")
  }

  func addSensor(_ kind: String) -> Sensor {
    let sensor = Sensor(kind: kind, aquarium: self)
    sensors.append(sensor)
    return sensor
  }

  private func note(_ value: Double) {
    log.append("\(name): \(value)")
  }

  func alarm(at value: Double) {
    onAlarm?(value)
  }
}

final class Sensor {
  let kind: String
  private(set) weak var aquarium: Aquarium?

  init(kind: String, aquarium: Aquarium) {
    self.kind = kind
    self.aquarium = aquarium
  }

  var label: String {
    guard let aquarium else {
      return "\(kind), spare"
    }
    return "\(kind) in \(aquarium.name)"
  }
}

do {
  let reef = Aquarium(name: "Reef")
  let sensor = reef.addSensor("pH")
  reef.alarm(at: 8.5)
  print(sensor.label, reef.log)
}
print("done")
