let FIREWORKS = true

#if FIREWORKS
  let show: Rocket = launch()
#else
  let show = "drums"
#endif
print(show)

#if compiler(>=6.0)
  print("new compiler")
#else
  print("old compiler")
#endif

#if swift(>=6.0)
  print("new language")
#else
  print("old language")
#endif
