/// The file descriptors behind the three streams.
struct Descriptors: Sendable, Hashable {
  var input: Descriptor
  var output: Descriptor
  var error: Descriptor

  /// Those that every program is given.
  static let standard = Descriptors(
    input: Descriptor(0), output: Descriptor(1), error: Descriptor(2))

  subscript(stream: ConsoleStream) -> Descriptor {
    switch stream {
    case .input: input
    case .output: output
    case .error: error
    }
  }

  /// The streams that are terminals.
  var terminals: Set<ConsoleStream> {
    Set(ConsoleStream.allCases.filter { self[$0].isTerminal })
  }

  /// The size that the first terminal among them reports.
  var terminalSize: (columns: Int, rows: Int)? {
    output.terminalSize ?? error.terminalSize ?? input.terminalSize
  }
}
