func double(_ n: Int) -> Int { n * 2 }
print(1); #if os(Linux)
import Glibc
#endif
