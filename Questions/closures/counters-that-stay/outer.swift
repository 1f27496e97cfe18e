final class Button {
  var onTap: (() -> Void)?
}

final class Counter {
  let button = Button()
  var taps = 0

  deinit {
    print("gone")
  }

  func count() {
    taps += 1
  }

  func connect() {
    button.onTap = { [weak self] in
      guard let self else { return }
      [1, 2].forEach { _ in self.taps += 1 }
    }
  }
}

func visit() {
  let counter = Counter()
  counter.connect()
  counter.button.onTap?()
}

visit()
print("end")
