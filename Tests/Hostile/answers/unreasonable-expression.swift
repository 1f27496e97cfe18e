func f(_ x: Int) -> Int { x }
func f(_ x: Double) -> Double { x }
func f(_ x: Float) -> Float { x }
let b = 2.0, c = 3.0
let z: Double = -f(1) + 2 * -f(b) - f(-c) * (1 / f(2)) + f(3) * -f(4.0) - "x"
func double(_ n: Int) -> Int { n * 2 }
