/// Why no answer comes any more.
enum InputEnd: Error, Sendable, Hashable {
  /// The input is at its end, or the person pressed Ctrl-D.
  case endOfInput
  /// The person pressed Ctrl-C.
  case interrupt
  /// The system asked the program to end.
  case terminate
  /// The terminal is gone.
  case hangUp
}
