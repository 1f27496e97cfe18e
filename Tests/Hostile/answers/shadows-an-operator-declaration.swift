infix operator ==: AdditionPrecedence
func same(_ l: [Int]) -> [Int] { l }
