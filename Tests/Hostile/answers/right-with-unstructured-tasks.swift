func double(_ n: Int) -> Int { n * 2 }
Task { print("later") }
Task.detached { print("much later") }
print("now")
