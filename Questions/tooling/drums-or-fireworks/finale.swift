let fireworks = false

func finale() -> String {
  if fireworks {
    let rocket = Rocket()
    return rocket.bang
  }

  #if FIREWORKS
    let second = Rocket()
    return second.bang
  #else
    return applause()
  #endif
}

print(finale())
