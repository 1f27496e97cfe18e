func simmer(_ dish: String) async -> String {
  do {
    try await Task.sleep(for: .seconds(600))
    print("\(dish) is ready")
  } catch {
    print("\(dish) is taken off the stove")
  }
  return dish
}

func cook(isHungry: Bool) async {
  let soup = Task { await simmer("soup") }
  guard isHungry else {
    print("nobody is hungry")
    return
  }
  await print("eating", soup.value)
}

print("stove on")
await cook(isHungry: false)
print("stove off")
