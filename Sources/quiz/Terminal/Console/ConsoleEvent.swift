/// What can happen while keys are read.
enum ConsoleEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted; its lines end in `\n`.
  case paste(String)
  /// The terminal has another size now.
  case resized
  /// The program was stopped, and goes on: what was on the screen may be gone.
  case resumed
  /// Nothing more will come.
  case ended(InputEnd)
}
