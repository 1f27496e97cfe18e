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

import Foundation
final class StationScreen: Screen {
  let station: Station
  private(set) var buttons: [String] = []
  private(set) var text = ""
  private var listening: Listening?
  init(station: Station) { self.station = station; super.init() }
  override func viewDidLoad() {
    super.viewDidLoad()
    buttons = ["Unlock"]
  }
  override func viewWillAppear() {
    super.viewWillAppear()
    show(station.bikes)
    listening = Listening(to: station, show)
  }
  override func viewDidDisappear() {
    super.viewDidDisappear()
    listening = nil
  }
  private func show(_ bikes: Int) { text = "\(bikes) bikes" }
}
/// Listens as long as it lives.
private final class Listening {
  private let stop: () -> Void
  init(to station: Station, _ action: @escaping (Int) -> Void) {
    let ticket = station.listen(action)
    stop = { station.stopListening(ticket) }
  }
  deinit { stop() }
}
