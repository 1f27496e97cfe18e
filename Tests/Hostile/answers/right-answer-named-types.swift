struct Answer { struct Answer {} }
enum Checks {}
struct Main {}
func double(_ n: Int) -> Int { n * 2 }
