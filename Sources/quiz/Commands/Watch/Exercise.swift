import QuizEngine

/// A part that is answered in a file which is watched.
struct Exercise {
  let question: Question
  let index: Int

  var part: Part { question.parts[index] }

  var task: CodeTask? {
    switch part.task {
    case .write(let task), .repair(let task): task
    case .predict, .choose, .explain: nil
    }
  }

  /// The name of the file.
  var fileName: String {
    let several = question.parts.count { $0.needsCompiler } > 1
    return several ? "\(question.id)-\(index + 1).swift" : "\(question.id).swift"
  }

  /// The part in the form that a session shows.
  var document: Document {
    QuestionDocument(question).document
      + (part.prompt.map { Document(markdown: $0) } ?? [])
  }
}
