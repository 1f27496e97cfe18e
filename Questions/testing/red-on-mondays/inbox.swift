@MainActor
final class Inbox {
  var letters: [String] = []

  func load() async -> [String] { ["bill", "card"] }

  func refresh() {
    Task {
      letters = await load()
    }
  }

  func reload() async {
    letters = await load()
  }
}

@MainActor
func test() async {
  let inbox = Inbox()
  inbox.refresh()
  print(inbox.letters.count == 2 ? "passed" : "failed")
  await inbox.reload()
  print(inbox.letters.count == 2 ? "passed" : "failed")
}

await test()
