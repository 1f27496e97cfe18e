/// The street in front of the kitchen: it knows how many vans were on it at once.
actor Street {
  static let shared = Street()

  private var vans = 0
  private(set) var most = 0

  func arrive() {
    vans += 1
    most = max(most, vans)
  }

  func leave() {
    vans -= 1
  }
}

func fetch(_ goods: String) async -> String {
  await Street.shared.arrive()
  // Lingers for a while, or until a second van is there.
  for _ in 0..<40 {
    if await Street.shared.most > 1 { break }
    try? await Task.sleep(for: .milliseconds(10))
  }
  await Street.shared.leave()
  return goods
}

func prepare() async -> String {
  let fish = Task { await fetch("fish") }
  let rice = Task { await fetch("rice") }
  return await "\(fish.value) and \(rice.value)"
}

_ = await prepare()
print(await Street.shared.most > 1 ? "together" : "one by one")
