protocol Home: AnyObject { var name: String { get } }

public final class Aquarium: Home {
  let name: String
  private(set) var sensors: [Sensor] = []
  private(set) var log: [String] = []
  private var onAlarm: ((Aquarium, Double) -> Void)?

  init(name: String) {
    self.name = name
    onAlarm = { aquarium, value in
      aquarium.log.append("\(aquarium.name): \(value)")
    }
  }

  deinit {
    print("\(name) is freed")
  }

  @discardableResult
  func addSensor(_ kind: String) -> Sensor {
    sensors.append(Sensor(kind, in: self))
    return sensors[sensors.count - 1]
  }

  func alarm(at value: Double) {
    onAlarm?(self, value)
  }
}

class Sensor {
  let kind: String
  weak var home: (any Home)?

  init(_ kind: String, in home: any Home) {
    self.kind = kind
    self.home = home
  }

  lazy var label_ = { [unowned self] in home == nil ? "\(kind), spare" : "\(kind) in \(home!.name)"
  }
  var label: String { label_() }
}
