/// What the program tells the shell when it ends.
enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done, and good.
  case done = 0
  /// Done, and the answer is "no": an answer not accepted, a bank with errors.
  case no = 1
  /// The command line makes no sense.
  case usage = 64
  /// A file holds something that can't be used.
  case badData = 65
  /// Something needed is missing on this machine, such as the compiler, or another program has it.
  case unavailable = 69
  /// A fault of the program itself.
  case internalFault = 70
  /// A file can't be written.
  case cannotWrite = 73
  /// Ended by Ctrl-C or by a signal.
  case interrupted = 130
}

extension ExitStatus {
  /// The meaning as help and manual put it.
  var meaning: String {
    switch self {
    case .done: "Done, and good."
    case .no: "Done, and the answer is 'no': an answer was not accepted, a bank has errors."
    case .usage: "The command line makes no sense."
    case .badData: "A file holds something that can't be used."
    case .unavailable: "Something needed is missing, such as the compiler, or in use."
    case .internalFault: "A fault of quiz itself."
    case .cannotWrite: "A file can't be written."
    case .interrupted: "Interrupted by Ctrl-C or a signal."
    }
  }
}
