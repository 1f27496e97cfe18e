#if compiler(>=99)
  rocket climbs and bursts
#else
  print("drums")
#endif
