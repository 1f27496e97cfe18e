extension Array {
  var count: Int { 3 }
}
func same(_ l: [Int]) -> [Int] { l }
