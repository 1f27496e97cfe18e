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

final class Listening {
  private let station: Station
  private let ticket: Int

  init(to station: Station, _ action: @escaping (Int) -> Void) {
    self.station = station
    ticket = station.listen(action)
  }

  deinit { station.stopListening(ticket) }
}

class StationScreen: Screen {
  let station: Station
  let buttons = ["Unlock"]
  var text = ""
  private var listening: Listening?

  init(station: Station) {
    self.station = station
  }

  override func viewWillAppear() {
    text = "\(station.bikes) bikes"
    listening = Listening(to: station) { [weak self] in self?.text = "\($0) bikes" }
  }

  override func viewDidDisappear() {
    listening = nil
  }
}
