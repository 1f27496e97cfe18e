extension UsageError {
  /// What can be wrong with a command line; `nearest` is what may have been meant.
  enum Problem: Sendable, Hashable {
    case unknownCommand(String, nearest: String?)
    case missingSubcommand(choices: [String])
    case unknownSubcommand(String, nearest: String?, choices: [String])
    case unknownHelpSubject(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    /// The option exists, but only for the commands at these paths.
    case optionOfOthers(String, paths: [[String]])
    /// The option needs a value; what follows it may look like another option.
    case missingValue(option: String, placeholder: String, found: String?)
    case needlessValue(option: String, value: String)
    case repeatedOption(String)
    case missingArgument(String)
    case needlessArgument(String, nearest: String?)
    /// The value doesn't fit what takes it, an option or an argument.
    case badValue(String, of: String, kind: ValueKind, nearest: String?)
    /// The two make no sense together.
    case conflict(String, String)
    /// The first makes no sense without the second.
    case incomplete(String, needs: String)
  }
}
