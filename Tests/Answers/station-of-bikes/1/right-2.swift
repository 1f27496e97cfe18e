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
  private var ticket: Int!

  init(station: Station) {
    self.station = station
  }

  override func viewDidLoad() {
    buttons = ["Unlock"]
    show()
  }

  override func viewWillAppear() {
    show()
    ticket = station.listen { [weak self] _ in self?.show() }
  }

  override func viewDidDisappear() {
    station.stopListening(ticket)
  }

  func show() { text = String(station.bikes) + " bikes" }
}

let demoStation = Station(bikes: 2)
let demo = StationScreen(station: demoStation)
demo.viewDidLoad()
demo.viewWillAppear()
demoStation.bikes = 3
print(demo.text)
