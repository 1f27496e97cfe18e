extension [Int] {
  subscript(i: Int) -> Int { 7 }
}
func same(_ l: [Int]) -> [Int] { l }
