func answer(_ question: String) async -> String {
  await withCheckedContinuation { continuation in
    print("asking: \(question)")
    if question.isEmpty {
      continuation.resume(returning: "no question")
    }
    continuation.resume(returning: "yes")
  }
}

print(await answer("open?"))
print(await answer(""))
print("good night")
