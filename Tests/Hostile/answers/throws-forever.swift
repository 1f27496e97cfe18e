struct Oops: Error, CustomStringConvertible { var description: String { while true {} } }
func fail() throws -> Int { throw Oops() }
func root(_ n: Int) -> Int { 1 }
