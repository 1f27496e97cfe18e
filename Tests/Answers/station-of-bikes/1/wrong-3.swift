/// Knows how many bikes stand at a station, and tells those who listen when that changes.
final class Station {
  private var listeners: [Int: (Int) -> Void] = [:]
  private var lastTicket = 0

  var listenerCount: Int { listeners.count }

  var bikes: Int {
    didSet {
      for listener in listeners.values {
        listener(bikes)
      }
    }
  }

  init(bikes: Int) {
    self.bikes = bikes
  }

  /// The closure is called after every change, until the ticket is given back.
  func listen(_ action: @escaping (Int) -> Void) -> Int {
    lastTicket += 1
    listeners[lastTicket] = action
    return lastTicket
  }

  func stopListening(_ ticket: Int) {
    listeners[ticket] = nil
  }
}

/// What the system calls, and when.
class Screen {
  func viewDidLoad() {}
  func viewWillAppear() {}
  func viewDidDisappear() {}
}

final class StationScreen: Screen {
  let station: Station
  private(set) var buttons: [String] = []
  private(set) var text = ""
  private var visible = false

  init(station: Station) {
    self.station = station
  }

  override func viewDidLoad() {
    buttons.append("Unlock")
    _ = station.listen { [weak self] bikes in
      guard let self, self.visible else { return }
      self.text = "\(bikes) bikes"
    }
  }

  override func viewWillAppear() {
    visible = true
    text = "\(station.bikes) bikes"
  }

  override func viewDidDisappear() {
    visible = false
  }
}
