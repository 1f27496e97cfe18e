import QuizEngine

/// What every command takes that runs a session.
struct SessionValues {
  let banks: [String]
  let data: String?
  let json: Bool
  let swift: String?
  let sandbox: SandboxWish

  init(_ values: ParsedValues) {
    banks = values.texts(.bank)
    data = values.text(.data)
    json = values.has(.json)
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
  }

  /// Tells why there is no session.
  func tellNothing(_ reason: String, in world: World) {
    guard json else { return world.console.show([.paragraph(Prose(reason))]) }
    let event: JSON = .object([("event", "nothing"), ("message", .string(reason))])
    world.console.write(event.compact + "\n")
  }

  /// A session of a plan.
  func study(
    _ plan: SessionPlan, bank: Bank, in world: World,
    feedback: SessionRunner.Feedback = .atOnce
  ) -> StudySession {
    StudySession(
      world: world, bank: bank, plan: plan, json: json, swift: swift, sandbox: sandbox,
      feedback: feedback)
  }
}
