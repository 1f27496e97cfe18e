enum Swift {}
struct Void {}
struct MainActor {}
func double(_ n: Int) -> Int { n * 2 }
