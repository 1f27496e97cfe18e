import QuizEngine

extension ConsoleFront {
  func move(in scene: PartScene) throws(InputEnd) -> SessionMove {
    if !scene.isShown { say(document(of: scene)) }
    while true {
      let move: SessionMove? =
        switch scene.part.task {
        case .write(let task), .repair(let task): try codeMove(scene, task: task)
        case .predict: try predictionMove(scene)
        case .choose(let choice): try choiceMove(scene, choice: choice)
        case .explain: try explanationMove(scene)
        }
      if let move { return move }
    }
  }

  private func document(of scene: PartScene) -> Document {
    PartDocument(
      scene.part, number: scene.number, of: scene.question.parts.count,
      optionOrder: scene.optionOrder
    ).document
  }

  /// What can be done in every part, besides answering.
  private func others(_ scene: PartScene) -> [KeyChoice<OtherMove>] {
    var choices: [KeyChoice<OtherMove>] = []
    if scene.hintsLeft > 0 { choices.append(KeyChoice("h", "hint", .hint)) }
    choices.append(KeyChoice("a", "answer, please", .giveUp))
    choices.append(KeyChoice("r", "read it again", .read))
    choices.append(KeyChoice("s", "skip", .skip))
    choices.append(KeyChoice("q", "quit", .quit))
    return choices
  }

  private enum OtherMove { case hint, giveUp, read, skip, quit }

  /// The move that is no answer; nil where there is none yet.
  private func move(_ other: OtherMove, in scene: PartScene) -> SessionMove? {
    switch other {
    case .hint: return .hint
    case .giveUp: return .giveUp
    case .skip: return .skip
    case .quit: return .quit
    case .read:
      console.write("\n")
      console.page(
        QuestionDocument(scene.question).document + document(of: scene),
        environment: workshop.variables)
      return nil
    }
  }

  /// Asks what a candidate wants to do: answer in one of several ways, or something else.
  private func ask<Way>(
    _ question: String, _ ways: [KeyChoice<Way>], in scene: PartScene
  ) throws(InputEnd) -> Wish<Way> {
    let choices =
      ways.map { KeyChoice($0.key, $0.label, Wish.answer($0.value)) }
      + others(scene).map { KeyChoice($0.key, $0.label, Wish<Way>.other($0.value)) }
    console.write("\n")
    return try console.choose(question, from: choices)
  }

  private enum Wish<Way> {
    case answer(Way)
    case other(OtherMove)
  }

  private enum CodeWay { case edit, type }

  private func codeMove(_ scene: PartScene, task: CodeTask) throws(InputEnd) -> SessionMove? {
    var ways: [KeyChoice<CodeWay>] = []
    if console.isInteractive {
      ways.append(
        KeyChoice("e", scene.tries == 0 ? "write it in your editor" : "edit it again", .edit))
    }
    ways.append(KeyChoice("t", "type it here", .type))
    let text: String?
    switch try ask("", ways, in: scene) {
    case .answer(.edit): text = try workshop.edit(scene, task: task, on: console)
    case .answer(.type):
      text = workshop.taken(try console.askLines("| ", until: .fullStop), on: console)
    case .other(let other): return move(other, in: scene)
    }
    return text.map { .submit(.code($0), text: $0) }
  }

  private enum PredictionWay { case prints, compiles, rejects, traps }

  private func predictionMove(_ scene: PartScene) throws(InputEnd) -> SessionMove? {
    let ways: [KeyChoice<PredictionWay>] = [
      KeyChoice("p", "it prints …", .prints),
      KeyChoice("c", "it compiles, and prints nothing", .compiles),
      KeyChoice("n", "it does not compile", .rejects), KeyChoice("t", "it traps", .traps),
    ]
    let predicted: PredictedOutcome
    switch try ask("What does the program do?", ways, in: scene) {
    case .answer(.prints): predicted = .prints(try console.askLines("| ", until: .fullStop))
    case .answer(.compiles): predicted = .compiles
    case .answer(.rejects):
      let lines = try console.ask("In which lines are the errors? ")
      predicted = PredictedOutcome("does not compile: \(lines)")
    case .answer(.traps):
      console.write("What does it print before? Nothing is an answer, too.\n")
      predicted = .traps(output: try console.askLines("| ", until: .fullStop))
    case .other(let other): return move(other, in: scene)
    }
    return .submit(.prediction(predicted), text: PredictionGrading.words(for: predicted))
  }

  private func choiceMove(_ scene: PartScene, choice: Choice) throws(InputEnd) -> SessionMove? {
    let letters = choice.options.indices.map { ChoiceGrading.letter(of: $0) }
    let options = letters.enumerated().map { place, letter in
      KeyChoice(Character(letter), "", place)
    }
    // Letters that are options would clash with the keys for a hint and the like.
    let others = others(scene).map { other in
      guard case .character(let key) = other.key, letters.contains(String(key)) else {
        return other
      }
      return KeyChoice(Character(key.uppercased()), other.label, other.value)
    }
    console.write("\n")
    let outcome = try console.chooseSeveral(
      from: options, excluding: !choice.allowsSeveral,
      legend: [legend(letters, several: choice.allowsSeveral)],
      or: others)
    switch outcome {
    case .other(let other): return move(other, in: scene)
    case .chosen(let places) where places.isEmpty:
      say([.paragraph(.toned(.warning, "Choose something first, or skip."))])
      return nil
    case .chosen(let places):
      let text = places.map { letters[$0] }.joined(separator: " ")
      return .submit(.options(Set(places.map { scene.optionOrder[$0] })), text: text)
    }
  }

  private func legend(_ letters: [String], several: Bool) -> String {
    let last = letters.last ?? "a"
    guard console.isInteractive else {
      return several ? "[a] to [\(last)], such as “a c”" : "[a] to [\(last)]"
    }
    return "[a] to [\(last)] \(several ? "choose, or take back" : "choose one")"
  }

  private enum ExplanationWay { case type, aloud }

  private func explanationMove(_ scene: PartScene) throws(InputEnd) -> SessionMove? {
    let ways: [KeyChoice<ExplanationWay>] = [
      KeyChoice("t", "type what you would say", .type),
      KeyChoice("l", "say it aloud, then compare", .aloud),
    ]
    switch try ask("", ways, in: scene) {
    case .answer(.type): return .explain(text: try console.askLines("| ", until: .fullStop))
    case .answer(.aloud): return .explain(text: "")
    case .other(let other): return move(other, in: scene)
    }
  }
}
