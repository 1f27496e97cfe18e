struct B: ExpressibleByBooleanLiteral { init(booleanLiteral: Bool) {} }
typealias BooleanLiteralType = B
func same(_ l: [Int]) -> [Int] { l }
