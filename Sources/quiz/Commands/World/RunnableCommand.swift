/// A command that was parsed, and can be run.
protocol RunnableCommand: Invocation {
  /// Does what was asked for.
  func run(in world: World) throws(CommandFailure) -> ExitStatus
}
