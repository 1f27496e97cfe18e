import QuizEngine

/// Turns the words of a command line into a command, and runs it.
struct Launch {
  let environment: [String: String]
  let words: [String]

  func run() -> ExitStatus {
    let program = Program.quiz
    do throws(UsageError) {
      switch try CommandLineParser(program).parse(words) {
      case .version:
        console(Capabilities.Wishes()).write("\(program.name) \(program.version)\n")
        return .done
      case .help(let subject):
        show(subject, of: program)
        return .done
      case .run(let values):
        return run(try Catalog.command(for: values), values)
      }
    } catch {
      console(Capabilities.Wishes()).write(error.text(for: program) + "\n", to: .error)
      return error.exitStatus
    }
  }

  private func run(_ command: any RunnableCommand, _ values: ParsedValues) -> ExitStatus {
    let cancellation = Cancellation()
    let console = console(
      Capabilities.Wishes(
        color: values.choice(.color) ?? .auto, plain: values.has(.plain), json: values.has(.json)))
    console.watchSignals()
    console.interruption.whenEnding { _ in cancellation.want() }
    let world = World(
      environment: Environment(environment), executable: Self.executable, console: console,
      files: LocalFileSystem(), runner: SystemProcessRunner(cancellation: cancellation),
      cancellation: cancellation, processors: Processors.count)
    do throws(CommandFailure) {
      return try command.run(in: world)
    } catch {
      console.write(error.text + "\n", to: .error)
      return error.exitStatus
    }
  }

  private func show(_ subject: HelpSubject, of program: Program) {
    let console = console(Capabilities.Wishes())
    if subject == .manualPage {
      console.write(ManualPage(program).text)
    } else if subject == .markdown, let page = HelpPage(program, for: .page).document(on: subject) {
      console.write(MarkdownRenderer().render(page))
    } else if let page = HelpPage(program).document(on: subject) {
      console.page(page, environment: environment)
    }
  }

  private func console(_ wishes: Capabilities.Wishes) -> SystemConsole {
    SystemConsole(environment: environment, wishes: wishes)
  }

  /// The program's own file; on systems without `/proc` as it was called.
  private static var executable: String? {
    let own = FilePath.resolved("/proc/self/exe")
    if own != "/proc/self/exe" { return own }
    return CommandLine.arguments.first.map { FilePath.resolved(FilePath.absolute($0)) }
  }
}
