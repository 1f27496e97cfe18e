final class Secretary {
  func answer() {
    print("hello")
  }

  deinit {
    print("secretary leaves")
  }
}

final class Phone {
  weak var secretary: Secretary?

  func ring() {
    print("ring")
    secretary?.answer()
  }
}

func workday(_ phone: Phone) {
  let secretary = Secretary()
  phone.secretary = secretary
  phone.ring()
}

let phone = Phone()
phone.secretary = Secretary()
phone.ring()
workday(phone)
phone.ring()
