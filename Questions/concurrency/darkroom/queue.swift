@MainActor func developAll() async {
  let job = Task {
    for number in 1...3 {
      await Task.yield()
      print("picture \(number)")
    }
    return "done, cancelled: \(Task.isCancelled)"
  }
  job.cancel()
  print("cancel was called")
  print(await job.value)
}

await developAll()
