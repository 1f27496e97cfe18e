typealias Step = (Int) -> Int

func combined(_ steps: [Step]) -> Step {
  var all: Step = { price in price }
  for step in steps {
    let before = all
    all = { step(before($0)) }
  }
  return all
}
