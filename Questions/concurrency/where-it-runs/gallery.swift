func tell(_ name: String, _ actor: (any Actor)?) {
  print(name, actor === MainActor.shared ? "main actor" : "elsewhere")
}

struct Decoder {
  func plain() async { tell("plain:", #isolation) }
  nonisolated(nonsending) func nonsending() async { tell("nonsending:", #isolation) }
  @concurrent func concurrent() async { tell("concurrent:", #isolation) }
}

@MainActor func showPicture() async {
  let decoder = Decoder()
  tell("screen:", #isolation)
  await decoder.plain()
  await decoder.nonsending()
  await decoder.concurrent()
  await Task { tell("task:", #isolation) }.value
  await Task.detached { tell("detached:", #isolation) }.value
}

await showPicture()
