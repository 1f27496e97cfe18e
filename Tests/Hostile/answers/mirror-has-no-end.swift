struct Box: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: AnyCollection(repeatElement(Box(), count: 3)), displayStyle: .set) } }
func box(_ n: Int) -> Box { Box() }
