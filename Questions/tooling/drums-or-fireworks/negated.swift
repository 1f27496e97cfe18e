#if !FIREWORKS
  print("drums")
#endif
