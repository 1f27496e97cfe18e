import QuizEngine

extension ConsoleFront {
  func move(in scene: PartScene) throws(InputEnd) -> SessionMove {
    if !scene.isShown {
      console.show(
        PartDocument(
          scene.part, number: scene.number, of: scene.question.parts.count,
          optionOrder: scene.optionOrder
        ).document)
    }
    switch scene.part.task {
    case .write(let task), .repair(let task): return try codeMove(scene, task: task)
    case .predict: return try predictionMove(scene)
    case .choose(let choice): return try choiceMove(scene, choice: choice)
    case .explain: return try explanationMove(scene)
    }
  }

  /// What can be done in every part, besides answering.
  private func others(_ scene: PartScene) -> [KeyChoice<String>] {
    var choices: [KeyChoice<String>] = []
    if scene.hintsLeft > 0 { choices.append(KeyChoice("h", "hint", "hint")) }
    choices.append(
      KeyChoice("a", feedback == .atOnce ? "answer, please" : "no answer", "giveUp"))
    choices.append(KeyChoice("s", "skip", "skip"))
    choices.append(KeyChoice("q", "quit", "quit"))
    return choices
  }

  private func otherMove(_ name: String) -> SessionMove {
    switch name {
    case "hint": .hint
    case "giveUp": .giveUp
    case "skip": .skip
    default: .quit
    }
  }

  private func codeMove(_ scene: PartScene, task: CodeTask) throws(InputEnd) -> SessionMove {
    while true {
      var choices: [KeyChoice<String>] = []
      if console.isInteractive {
        choices.append(
          KeyChoice("e", scene.tries == 0 ? "write it in your editor" : "edit it again", "edit"))
      }
      choices.append(KeyChoice("t", "type it here", "type"))
      switch try console.choose(from: choices + others(scene)) {
      case "edit":
        if let text = workshop.edit(scene, task: task, on: console) {
          return .submit(.code(text), text: text)
        }
      case "type":
        let typed = try console.askLines("| ", until: .fullStop)
        if let text = workshop.taken(typed, on: console) {
          return .submit(.code(text), text: text)
        }
      case let other: return otherMove(other)
      }
    }
  }

  private func predictionMove(_ scene: PartScene) throws(InputEnd) -> SessionMove {
    let choices = [
      KeyChoice("p", "it prints …", "prints"),
      KeyChoice("c", "it compiles, and prints nothing", "compiles"),
      KeyChoice("n", "it does not compile", "rejects"), KeyChoice("t", "it traps", "traps"),
    ]
    let predicted: PredictedOutcome
    switch try console.choose("What does the program do?", from: choices + others(scene)) {
    case "prints": predicted = .prints(try console.askLines("| ", until: .fullStop))
    case "compiles": predicted = .compiles
    case "rejects":
      let lines = try console.ask("In which lines are the errors? ")
      predicted = PredictedOutcome("does not compile: \(lines)")
    case "traps":
      console.show([.paragraph("What does it print before? Nothing is an answer, too.")])
      predicted = .traps(output: try console.askLines("| ", until: .fullStop))
    case let other: return otherMove(other)
    }
    return .submit(.prediction(predicted), text: PredictionGrading.words(for: predicted))
  }

  private func choiceMove(_ scene: PartScene, choice: Choice) throws(InputEnd) -> SessionMove {
    let count = choice.options.count
    while true {
      let letters = (0..<count).map { ChoiceGrading.letter(of: $0) }
      let answer = KeyChoice(
        .enter, choice.allowsSeveral ? "type the letters" : "type the letter", "letters")
      // Letters that are options would clash with the keys for a hint and the like.
      switch try console.choose(
        from: [answer]
          + others(scene).map { choice in
            guard case .character(let key) = choice.key, letters.contains(String(key)) else {
              return choice
            }
            return KeyChoice(
              .character(Character(String(key).uppercased())), choice.label, choice.value)
          })
      {
      case "letters":
        let range = "a to \(letters.last ?? "a")"
        let prompt =
          choice.allowsSeveral
          ? "Letters from \(range), such as “a c”: " : "A letter from \(range): "
        let text = try console.ask(prompt)
        guard let places = ChoiceGrading.options(in: text, count: count), !places.isEmpty,
          choice.allowsSeveral || places.count == 1
        else {
          console.show([.paragraph(.toned(.warning, Prose("That is none of the letters.")))])
          continue
        }
        let picked = Set(places.map { scene.optionOrder[$0] })
        return .submit(.options(picked), text: text)
      case let other: return otherMove(other)
      }
    }
  }

  private func explanationMove(_ scene: PartScene) throws(InputEnd) -> SessionMove {
    let choices = [
      KeyChoice("t", "type what you would say", "type"),
      KeyChoice("l", "say it aloud, then compare", "aloud"),
    ]
    switch try console.choose(from: choices + others(scene)) {
    case "type": return .explain(text: try console.askLines("| ", until: .fullStop))
    case "aloud": return .explain(text: "")
    case let other: return otherMove(other)
    }
  }
}
