#if canImport(Fireworks)
  import Fireworks
  Fireworks.launch()
#else
  print("drums")
#endif
