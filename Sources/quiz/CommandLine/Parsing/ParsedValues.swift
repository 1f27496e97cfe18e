/// A command line that fits its command's declaration.
///
/// Every value was checked against its kind, so reading one can't fail.
struct ParsedValues: Sendable, Hashable {
  /// The names that lead to the command; empty for `home`.
  let path: [String]
  /// The values of the options that were given, by long name; a flag has none.
  let options: [String: [String]]
  /// The values of the arguments that were given, by name.
  let arguments: [String: [String]]

  init(
    path: [String] = [], options: [String: [String]] = [:], arguments: [String: [String]] = [:]
  ) {
    self.path = path
    self.options = options
    self.arguments = arguments
  }
}

extension ParsedValues {
  /// Whether an option was given.
  func has(_ option: Command.Option) -> Bool {
    options[option.name] != nil
  }

  /// The last value of an option.
  func text(_ option: Command.Option) -> String? {
    options[option.name]?.last
  }

  /// All values of an option, in the order given.
  func texts(_ option: Command.Option) -> [String] {
    options[option.name] ?? []
  }

  /// The value of an argument.
  func text(_ argument: Command.Argument) -> String? {
    arguments[argument.name]?.first
  }

  /// All values of an argument, in the order given.
  func texts(_ argument: Command.Argument) -> [String] {
    arguments[argument.name] ?? []
  }
}
