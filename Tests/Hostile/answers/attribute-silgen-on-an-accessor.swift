var x: Int {
  @_silgen_name("getpid") get
}
func double(_ n: Int) -> Int { n * 2 }
