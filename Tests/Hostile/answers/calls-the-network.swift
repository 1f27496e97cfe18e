import Glibc
let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
print(descriptor >= 0 ? "socket" : "none")
func double(_ n: Int) -> Int { n * 2 }
