import Glibc
var opened = 0
for _ in 0..<500 where open("/dev/null", O_RDONLY) >= 0 { opened += 1 }
for descriptor in 16..<64 { close(Int32(descriptor)) }
print(opened < 500 ? "limited" : "free")
func double(_ n: Int) -> Int { n * 2 }
