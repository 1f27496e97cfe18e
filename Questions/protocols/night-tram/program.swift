protocol Announcing {
  func greeting() -> String
}

extension Announcing {
  func greeting() -> String { "Welcome" }
}

class Bus: Announcing {
  func greeting() -> String { "Hello" }
}

class NightBus: Bus {
  override func greeting() -> String { "Good night" }
}

class Tram: Announcing {}

class NightTram: Tram {
  func greeting() -> String { "Sleep well" }
}

let tram = NightTram()
let fleet: [any Announcing] = [NightBus(), tram]
for vehicle in fleet { print(vehicle.greeting()) }
print(tram.greeting())
