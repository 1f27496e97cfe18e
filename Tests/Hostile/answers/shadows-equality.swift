func == (a: [Int], b: [Int]) -> Bool { false }
func same(_ l: [Int]) -> [Int] { [] }
