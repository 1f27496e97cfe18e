struct Box { var value: Int }
func box(_ n: Int) -> Box { Box(value: n) }
