private struct Box { var value: Int }
func box(_ n: Int) -> Any { Box(value: n) }
