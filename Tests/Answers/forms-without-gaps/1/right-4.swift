struct Form<each Field> {
  let fields: (repeat (each Field)?)

  init(_ field: repeat (each Field)?) { fields = (repeat each field) }

  var blanks: Int {
    var sum = 0
    for field in repeat each fields {
      switch field {
      case .none: sum += 1
      case .some: continue
      }
    }
    return sum
  }

  var values: (repeat each Field)? {
    guard blanks == 0 else { return nil }
    return (repeat (each fields).unsafelyUnwrapped)
  }
}

func complete<each Field>(_ field: repeat (each Field)?) -> (repeat each Field)? {
  Form(repeat each field).values
}

func blanks<each Field>(_ field: repeat (each Field)?) -> Int {
  Form(repeat each field).blanks
}
