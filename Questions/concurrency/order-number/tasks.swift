enum Trace {
  static let order = TaskLocal(wrappedValue: "none")
}

func log(_ event: String) {
  print(event, Trace.order.get())
}

actor Oven {
  func heat() { log("oven") }
}

let receipt = await Trace.order.withValue("A7") {
  await Task { log("courier") }.value
  await Oven().heat()
  await Task.detached { log("radio") }.value
  return Task {
    try? await Task.sleep(for: .milliseconds(10))
    log("receipt")
  }
}
await receipt.value
