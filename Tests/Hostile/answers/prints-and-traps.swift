print("before")
func double(_ n: Int) -> Int { n }
print("half", terminator: "")
fatalError("end")
