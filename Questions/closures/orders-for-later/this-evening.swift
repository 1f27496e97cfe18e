final class Kitchen {
  private var waiting: [() -> Void] = []
  var served = 0

  func now(_ order: () -> Void) {
    order()
  }

  func later(_ order: @escaping () -> Void) {
    waiting.append(order)
  }

  func thisEvening(_ order: () -> Void) {
    now(order)
    later { order() }
  }
}
