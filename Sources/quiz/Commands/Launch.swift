import QuizEngine

/// Turns the words of a command line into a command, and runs it.
struct Launch {
  let environment: [String: String]
  let words: [String]

  func run() -> ExitStatus {
    let program = Program.quiz
    let parser = CommandLineParser(program)
    do throws(UsageError) {
      switch try parser.parse(words) {
      case .version:
        console(parser.commonValues(words)).write("\(program.name) \(program.version)\n")
        return .done
      case .help(let subject):
        show(subject, of: program, on: console(parser.commonValues(words)))
        return .done
      case .run(let values):
        return run(try Catalog.command(for: values), values)
      }
    } catch {
      console(parser.commonValues(words)).write(error.text(for: program) + "\n", to: .error)
      return error.exitStatus
    }
  }

  private func run(_ command: any RunnableCommand, _ values: ParsedValues) -> ExitStatus {
    let cancellation = Cancellation()
    // Nobody reads what is written: nothing is worth being worked out any more.
    let console = console(values) { cancellation.want() }
    console.watchSignals()
    console.interruption.whenEnding { _ in cancellation.want() }
    let world = World(
      environment: Environment(environment), executable: Self.executable, console: console,
      files: LocalFileSystem(), runner: SystemProcessRunner(cancellation: cancellation),
      cancellation: cancellation, readStandardInput: Self.readStandardInput,
      now: { Instant(milliseconds: WallClock.milliseconds()) },
      entropy: { UInt64.random(in: 0...UInt64.max) }, processors: Processors.count)
    do throws(CommandFailure) {
      return try command.run(in: world)
    } catch {
      console.write(error.text + "\n", to: .error)
      return error.exitStatus
    }
  }

  private func show(_ subject: HelpSubject, of program: Program, on console: SystemConsole) {
    if subject == .manualPage {
      console.write(ManualPage(program).text)
    } else if subject == .markdown, let page = HelpPage(program, for: .page).document(on: subject) {
      console.write(MarkdownRenderer().render(page))
    } else if let page = HelpPage(program).document(on: subject) {
      console.page(page, environment: environment)
    }
  }

  private func console(
    _ values: ParsedValues, whenOutputIsGone: @escaping @Sendable () -> Void = {}
  ) -> SystemConsole {
    let wishes = Capabilities.Wishes(
      color: values.choice(.color) ?? .auto,
      background: values.text(.background).flatMap { Palette.Background(named: $0) },
      plain: values.has(.plain), json: values.has(.json))
    return SystemConsole(
      environment: environment, wishes: wishes, whenOutputIsGone: whenOutputIsGone)
  }

  private static func readStandardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= AnswerText.maximumBytes {
      let more = Descriptors.standard.input.read()
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The program's own file; on systems without `/proc` as it was called.
  private static var executable: String? {
    let own = FilePath.resolved("/proc/self/exe")
    if own != "/proc/self/exe" { return own }
    return CommandLine.arguments.first.map { FilePath.resolved(FilePath.absolute($0)) }
  }
}
