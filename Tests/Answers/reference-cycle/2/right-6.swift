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
  private let aquariumName: () -> String?

  init(kind: String, aquarium: Aquarium) {
    self.kind = kind
    aquariumName = { [weak aquarium] in aquarium?.name }
  }

  var label: String {
    if let name = aquariumName() { return "\(kind) in \(name)" }
    return "\(kind), spare"
  }
}
