struct Box: CustomStringConvertible { var description: String { fatalError("no words") } }
func box(_ n: Int) -> Box { Box() }
