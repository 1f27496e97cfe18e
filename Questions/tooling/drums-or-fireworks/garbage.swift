#if FIREWORKS
  rocket climbs and bursts
#else
  print("drums")
#endif
