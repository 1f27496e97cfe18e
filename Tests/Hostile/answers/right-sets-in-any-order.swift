func letters(_ s: String) -> Set<Character> { Set(s) }
func counts(_ n: [Int]) -> [Int: Int] { n.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
