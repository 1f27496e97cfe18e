enum Trace {
  static let order = TaskLocal(wrappedValue: "none")
}

func log(_ event: String) {
  print(event, Trace.order.get())
}

func bake() async {
  log("baking")
}

log("opening")
await Trace.order.withValue("A7") {
  log("received")
  async let pizza: Void = bake()
  await pizza
  Trace.order.withValue(Trace.order.get() + "-b") {
    log("extra")
  }
  log("served")
}
log("closing")
