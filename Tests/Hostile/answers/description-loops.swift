struct Box: CustomStringConvertible { var description: String { while true {} } }
func box(_ n: Int) -> Box { Box() }
