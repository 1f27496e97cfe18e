#if FIREWORKS
  Rocket(colour: .green).climb(untilBurst: true)
#else
  print("drums")
#endif
