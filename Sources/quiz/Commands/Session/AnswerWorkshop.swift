import QuizEngine

/// Where answers in code are written: a file for each part, which the editor opens.
struct AnswerWorkshop {
  /// The folder of the files.
  let drafts: DraftFolder
  let files: any FileSystem
  let variables: [String: String]

  /// Opens the editor on the part's file; nil where there is no answer yet.
  func edit(
    _ scene: PartScene, task: CodeTask, on console: any Console
  ) throws(InputEnd) -> String? {
    let header = Self.header(question: scene.question, part: scene.part)
    let path: String
    do throws(FileError) {
      path = try drafts.open(
        scene.question.id, part: scene.number,
        beginningWith: header + (scene.lastText ?? task.starter?.text ?? ""))
    } catch {
      warn("\(error)", on: console)
      return nil
    }
    let line = header.split(separator: "\n", omittingEmptySubsequences: false).count
    let outcome = try console.editUntilDone(path, line: line, environment: variables)
    if let problem = outcome.problem {
      warn(problem, on: console)
      return nil
    }
    return read(path, header: header, on: console)
  }

  /// Takes what was typed; nil, with a word on it, where that is no answer.
  func taken(_ text: String, on console: any Console) -> String? {
    do throws(AnswerText.Refusal) {
      return try AnswerText(Array(text.utf8)).text
    } catch {
      warn("\(error)", on: console)
      return nil
    }
  }

  private func read(_ path: String, header: String, on console: any Console) -> String? {
    do {
      let bytes = try files.read(path, atMost: AnswerText.maximumBytes + header.utf8.count)
      let text = try AnswerText(bytes).text
      return Self.withoutHeader(text, header: header)
    } catch {
      warn("\(error)", on: console)
      return nil
    }
  }

  /// The text of an answer without the prompt above it, which keeps its lines: messages name them.
  static func withoutHeader(_ text: String, question: Question, part: Part) -> String {
    withoutHeader(text, header: header(question: question, part: part))
  }

  private static func withoutHeader(_ text: String, header: String) -> String {
    guard text.hasPrefix(header) else { return text }
    let blank = String(repeating: "\n", count: header.utf8.count { $0 == UInt8(ascii: "\n") })
    return blank + text.dropFirst(header.count)
  }

  /// The prompt as a comment above the code.
  static func header(question: Question, part: Part) -> String {
    var document: Document = [.heading(level: 2, Prose(question.title))]
    document += Document(markdown: question.prompt)
    if let prompt = part.prompt { document += Document(markdown: prompt) }
    let lines = PlainRenderer(width: 90).render(document)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.map { $0.isEmpty ? "//" : "// \($0)" }.joined(separator: "\n")
    return comment + "\n// Save to hand in.\n\n"
  }

  private func warn(_ message: String, on console: any Console) {
    console.write("\n")
    console.show([.paragraph(.toned(.warning, Prose(message)))])
  }
}
