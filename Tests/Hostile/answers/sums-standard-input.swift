var sum = 0
while let line = readLine() { sum += Int(line) ?? 0 }
print(sum)
