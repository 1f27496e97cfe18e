func read() async -> String? { readLine() }
var sum = 0
while let line = await read() { sum += Int(line) ?? 0 }
print(sum)
