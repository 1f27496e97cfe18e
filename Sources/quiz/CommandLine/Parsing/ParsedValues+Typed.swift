extension ParsedValues {
  /// The value of an option whose kind is `.integer`.
  func integer(_ option: Command.Option) -> Int? {
    text(option).flatMap { Int($0) }
  }

  /// The value of an option whose kind is `.seed`.
  func seed(_ option: Command.Option) -> UInt64? {
    text(option).flatMap { UInt64($0) }
  }

  /// The value of an option whose kind is `.duration`.
  func duration(_ option: Command.Option) -> Duration? {
    text(option).flatMap { Duration(commandLine: $0) }
  }

  /// The value of an option whose kind is `.share`.
  func share(_ option: Command.Option) -> Share? {
    text(option).flatMap { Share($0) }
  }

  /// The value of an option that takes the words of an enumeration.
  func choice<Choice: RawRepresentable>(
    _ option: Command.Option, as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    text(option).flatMap { Choice(rawValue: $0) }
  }

  /// All values of an option that takes the words of an enumeration, in the order given.
  func choices<Choice: RawRepresentable>(
    _ option: Command.Option, as type: Choice.Type = Choice.self
  ) -> [Choice] where Choice.RawValue == String {
    texts(option).compactMap { Choice(rawValue: $0) }
  }

  /// The value of an argument that takes the words of an enumeration.
  func choice<Choice: RawRepresentable>(
    _ argument: Command.Argument, as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    text(argument).flatMap { Choice(rawValue: $0) }
  }
}
