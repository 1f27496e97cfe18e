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
    button.onTap = {
      let tap = { [weak self] in self?.taps += 1 }
      tap()
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
