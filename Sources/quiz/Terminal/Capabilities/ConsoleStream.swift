/// One of the three streams that every program is given.
enum ConsoleStream: Int32, Sendable, Hashable, CaseIterable {
  case input = 0
  case output = 1
  case error = 2
}
