let DRUMS = true

#if DRUMS
  print("drums")
#endif
