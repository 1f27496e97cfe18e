struct Box: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [], displayStyle: .dictionary) } }
func box(_ n: Int) -> Box { Box() }
