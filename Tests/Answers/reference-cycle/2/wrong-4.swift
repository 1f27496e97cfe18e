final class Aquarium {
  let name: String
  private var list: [WeakSensor] = []
  var sensors: [Sensor] { list.compactMap { $0.sensor } }
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
    list.append(WeakSensor(sensor: sensor))
    return sensor
  }

  func alarm(at value: Double) {
    onAlarm?(value)
  }
}

struct WeakSensor {
  weak var sensor: Sensor?
}

final class Sensor {
  let kind: String
  weak var aquarium: Aquarium?

  init(kind: String, aquarium: Aquarium) {
    self.kind = kind
    self.aquarium = aquarium
  }

  var label: String {
    guard let aquarium else { return "\(kind), spare" }
    return "\(kind) in \(aquarium.name)"
  }
}
