import QuizEngine

/// Tells what this machine has and lacks, and what that means.
struct DoctorCommand: RunnableCommand {
  static let command = Command(
    "doctor", in: .program, summary: "Tell what this machine has and lacks, and what that means.",
    examples: [Command.Example("quiz doctor", "compiler, sandbox, bank, editor, browser")],
    options: [.json] + Command.Option.compiling)

  private let swift: String?
  private let banks: [String]
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    swift = values.text(.swift)
    banks = values.texts(.bank)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let diagnosis = Diagnosis(world: world, swift: swift, banks: banks)
    let points = diagnosis.points()
    if json {
      world.console.write(JSON.array(points.map(\.json)).indented + "\n")
    } else {
      for point in points { world.console.show(point.document) }
    }
    return points.contains { $0.state == .missing } ? .unavailable : .done
  }
}
