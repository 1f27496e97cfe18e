func == <T>(a: T, b: T) -> Bool { false }
func same(_ l: [Int]) -> [Int] { [] }
