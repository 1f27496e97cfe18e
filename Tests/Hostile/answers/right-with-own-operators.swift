struct Money: Equatable { var cents: Int }
func == (a: Money, b: Money) -> Bool { a.cents == b.cents }
func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
extension Array where Element == Money { var count: Int { 1 } }
extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
func same(_ list: [Int]) -> [Int] { list }
