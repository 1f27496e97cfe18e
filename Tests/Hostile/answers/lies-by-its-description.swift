struct Four: CustomDebugStringConvertible, ExpressibleByIntegerLiteral {
  var debugDescription: String
  init(integerLiteral value: Int) { debugDescription = String(value * 2) }
}
func double(_ n: Four) -> Four { n }
